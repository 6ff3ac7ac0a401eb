import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import robotoCondensed700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2';
import workSans300 from '@fontsource/work-sans/files/work-sans-latin-300-normal.woff2';
import workSans400 from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2';
import { hasMarkdown, markdownAddress, pageProduct } from '../navigation';

/** Pages whose path holds this load two more web fonts (spec 1.7). */
const PIRATE_MARK = 'onepirate';

const PIRATE_FONTS = [
  { family: 'Roboto Condensed', weight: 700, url: robotoCondensed700 },
  { family: 'Work Sans', weight: 300, url: workSans300 },
  { family: 'Work Sans', weight: 400, url: workSans400 },
];

/** Font faces as CSS; a browser fetches one when the page first uses it, and blocks on none. */
const PIRATE_STYLE = PIRATE_FONTS.map(
  ({ family, weight, url }) =>
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2')}`,
).join('');

/**
 * What every page says in its head: the product it belongs to (spec 1.4), where it is as Markdown,
 * and on pirate pages their fonts (spec 1.7).
 */
export function PageHead(): ReactNode {
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const { productId, productCategoryId } = pageProduct(plugin);
  return (
    <Head>
      <meta name="mui:productId" content={productId} />
      <meta name="mui:productCategoryId" content={productCategoryId} />
      {hasMarkdown(plugin, pathname) && (
        <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
      )}
      {pathname.includes(PIRATE_MARK) && <style>{PIRATE_STYLE}</style>}
    </Head>
  );
}
