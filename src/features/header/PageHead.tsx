import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import {
  chooseTree,
  hasMarkdown,
  isForAnyAddress,
  markdownAddress,
  pageProduct,
  SHOWN_TREE_SCRIPT,
} from '../../site';
import { PIRATE_STYLE } from './pirateFonts';
import { PIRATE_MARK } from './startHeader';

/** Head tags: the page's product and tree (spec 1.4), Markdown link and pirate fonts (spec 1.7). */
export function PageHead(): ReactNode {
  const { plugin } = useRouteContext();
  const { pathname } = useLocation();
  const product = pageProduct(plugin);
  return (
    <Head>
      {isForAnyAddress(plugin) ? (
        <script>{SHOWN_TREE_SCRIPT}</script>
      ) : (
        // eslint-disable-next-line jsx-a11y/html-has-lang -- Docusaurus adds it
        <html data-tree={chooseTree(product, pathname) ?? undefined} />
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
