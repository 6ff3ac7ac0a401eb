import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import { pageProduct } from '../navigation';
import { directionPreference, usePreference } from '../preferences';

/** Pages whose path holds this load two more web fonts (spec 1.7). */
const PIRATE_MARK = 'onepirate';

/**
 * What every page says in its head: the product it belongs to (spec 1.4), the direction it reads in
 * (spec 2.3), the font it shows first, and on pirate pages their fonts (spec 1.7).
 */
export function PageHead(): ReactNode {
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const { productId, productCategoryId } = pageProduct(plugin);
  const pirateFonts = useBaseUrl('/fonts/onepirate.css');
  usePreference(directionPreference);
  // The kept value, also while hydrating: Docusaurus states "ltr" for the language, and the page
  // would turn back for a frame if this agreed with it first.
  const direction = typeof document === 'undefined' ? 'ltr' : directionPreference.get();
  return (
    <Head>
      <html dir={direction} />
      <meta name="mui:productId" content={productId} />
      <meta name="mui:productCategoryId" content={productCategoryId} />
      <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      {pathname.includes(PIRATE_MARK) && <link rel="stylesheet" href={pirateFonts} />}
    </Head>
  );
}
