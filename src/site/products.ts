import { PRODUCT_STATUS, type Product, type ProductId, PRODUCTS } from './productList';

/** The search results page; the query is `?q=`. */
export const SEARCH_PAGE = '/toolpad/search/';

/** The default product. */
export const [FIRST_PRODUCT] = PRODUCTS;

export function productById(id: ProductId): Product {
  return PRODUCTS.find((product) => product.id === id) ?? FIRST_PRODUCT;
}

/** The product that a page belongs to; `undefined` for the home page, search and so on. */
export function productAt(pathname: string): Product | undefined {
  return PRODUCTS.find(({ basePath }) => pathname.startsWith(`${basePath}/`));
}

/** The other products, in order. */
export function otherProducts(id: ProductId): readonly ProductId[] {
  return PRODUCTS.map((product) => product.id).filter((other) => other !== id);
}

/** A product's path segment: `core`, `studio`. */
export function productSegment({ basePath }: Pick<Product, 'basePath'>): string {
  return basePath.slice(basePath.lastIndexOf('/') + 1);
}

/** The product whose installation a page describes; `null` for other pages. */
export function installedProduct(path: string): ProductId | null {
  const found = PRODUCTS.find(({ id }) => PRODUCT_STATUS[id].installationPath === path);
  return found?.id ?? null;
}

/** What a page's `<meta name="mui:…">` say; both are the string `null` outside of the documentation. */
interface PageProduct {
  readonly productCategoryId: string;
  readonly productId: string;
}

/** The product and category of a page, from the Docusaurus plugin that made its route (spec 1.4). */
export function pageProduct(plugin: { name: string; id: string }): PageProduct {
  const isDocs = plugin.name === 'docusaurus-plugin-content-docs';
  const product = PRODUCTS.find(({ docsPluginId }) => isDocs && docsPluginId === plugin.id);
  return product
    ? { productId: product.id, productCategoryId: 'toolpad' }
    : { productId: 'null', productCategoryId: 'null' };
}

/**
 * Whether a page is served for every unknown URL: there the URL determines the product, which the build
 * does not know (spec 1.4). It is the only page that Docusaurus makes itself, as the plugin `native`.
 */
export function isForAnyAddress(plugin: { name: string }): boolean {
  return plugin.name === 'native';
}

/** Products by path segment. */
const SEGMENTS = PRODUCTS.map((product) => [productSegment(product), product.id] as const);

/** Also inlined into a page as source text, so it must be self-contained. */
/* istanbul ignore next -- coverage counters would end up in the page, too */
function productOfPath<Id>(
  pathname: string,
  segments: readonly (readonly [segment: string, id: Id])[],
): Id | undefined {
  const second = pathname.split('/').filter(Boolean)[1];
  return (segments.find(([segment]) => segment === second) ?? segments[0])?.[1];
}

/**
 * Decides which product's navigation tree a page shows (spec 1.4); `null`: none.
 *
 * @param pathname from the browser; compared, never decoded, so a malformed escape is harmless
 */
export function chooseTree(page: PageProduct, pathname: string): ProductId | null {
  if (page.productCategoryId === 'null') {
    return productOfPath(pathname, SEGMENTS) ?? null;
  }
  const isProduct = page.productCategoryId === 'toolpad';
  return PRODUCTS.find(({ id }) => isProduct && id === page.productId)?.id ?? null;
}

/** The product of the page in the browser, according to `chooseTree`. */
export function shownProduct(): ProductId | null {
  const meta = (name: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[name="mui:${name}"]`)?.content ?? 'null';
  const page = { productId: meta('productId'), productCategoryId: meta('productCategoryId') };
  return chooseTree(page, window.location.pathname);
}

/**
 * A script for the head of the 404 page: sets on `<html>` which product the URL belongs to, before the
 * first paint, as the build does for every other page.
 */
export const SHOWN_TREE_SCRIPT = `document.documentElement.dataset.tree=(${String(productOfPath)})(location.pathname,${JSON.stringify(SEGMENTS)})`;
