import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import { chooseTree } from '../../dom';
import { hasMarkdown, isForAnyAddress, markdownAddress, pageProduct } from '../../site';
import { PIRATE_STYLE } from './pirateFonts';
import { PIRATE_MARK } from './startHeader';

/** Head tags: the page's product and tree (spec 1.4), Markdown link and pirate fonts (spec 1.7). */
export function PageHead(): ReactNode {
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const home = useBaseUrl('/');
  const product = pageProduct(plugin);
  return (
    <Head>
      {/* A script in the head knows the product of the 404 page (`src/dom/headTree.ts`). */}
      {!isForAnyAddress(plugin) && (
        // eslint-disable-next-line jsx-a11y/html-has-lang -- Docusaurus adds it
        <html
          data-tree={chooseTree(product, pathname) ?? undefined}
          // Without a value, the attribute would still be written.
          {...(pathname === home && { 'data-home': '' })}
        />
      )}
      <meta name="mui:productId" content={product.productId} />
      <meta name="mui:productCategoryId" content={product.productCategoryId} />
      {hasMarkdown(plugin, pathname) && (
        <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
      )}
      {pathname.includes(PIRATE_MARK) && <style>{PIRATE_STYLE}</style>}
    </Head>
  );
}
