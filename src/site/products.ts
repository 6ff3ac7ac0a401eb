import { PRODUCT_STATUS, type Product, type ProductId, PRODUCTS } from './productList';

/** Address of the page of search results; `?q=` is what is asked. */
export const SEARCH_PAGE = '/toolpad/search/';

/** The product that counts where no other is named. */
export const [FIRST_PRODUCT] = PRODUCTS;

/** The product with an id. */
export function productById(id: ProductId): Product {
  return PRODUCTS.find((product) => product.id === id) ?? FIRST_PRODUCT;
}

/** The product whose pages an address is one of; `undefined` for the home page, the search and the like. */
export function productAt(pathname: string): Product | undefined {
  return PRODUCTS.find(({ basePath }) => pathname.startsWith(`${basePath}/`));
}

/** The products but for one, in their order. */
export function otherProducts(id: ProductId): readonly ProductId[] {
  return PRODUCTS.map((product) => product.id).filter((other) => other !== id);
}

/** A product in its addresses, behind the site's own: `core`, `studio`. */
export function productSegment({ basePath }: Pick<Product, 'basePath'>): string {
  return basePath.slice(basePath.lastIndexOf('/') + 1);
}

/**
 * The product and category of a page, for `mui:productId` and `mui:productCategoryId` (spec 1.4).
 *
 * @param plugin the Docusaurus plugin that made the page's route
 */
export function pageProduct(plugin: { name: string; id: string }): {
  productId: string;
  productCategoryId: string;
} {
  const product =
    plugin.name === 'docusaurus-plugin-content-docs'
      ? PRODUCTS.find(({ docsPluginId }) => docsPluginId === plugin.id)
      : undefined;
  return product
    ? { productId: product.id, productCategoryId: 'toolpad' }
    : { productId: 'null', productCategoryId: 'null' };
}

/**
 * Whether a page stands for every address without one: there the address of the reader chooses the
 * product, which the build does not know (spec 1.4).
 *
 * @param plugin what made the page's route; `native` is Docusaurus itself, whose only page this is
 */
export function isForAnyAddress(plugin: { name: string }): boolean {
  return plugin.name === 'native';
}

/** The product whose installation a page describes; `null` for other pages. */
export function installedProduct(path: string): ProductId | null {
  const found = PRODUCTS.find(({ id }) => PRODUCT_STATUS[id].installationPath === path);
  return found?.id ?? null;
}

/** What `mui:productCategoryId` and `mui:productId` say of a page. */
interface PageProduct {
  /** `toolpad` on documentation pages, the string `null` elsewhere. */
  readonly productCategoryId: string;
  readonly productId: string;
}

/** Each product by its segment of an address. */
const SEGMENTS = PRODUCTS.map((product) => [productSegment(product), product.id] as const);

/** It goes into a page as text, too: it may use nothing from outside. */
/* istanbul ignore next -- what counts runs would be in the page, too */
function productOfPath<Id>(
  pathname: string,
  segments: readonly (readonly [segment: string, id: Id])[],
): Id | undefined {
  const second = pathname.split('/').filter(Boolean)[1];
  return (segments.find(([segment]) => segment === second) ?? segments[0])?.[1];
}

/**
 * Decides which product's tree a page shows (spec 1.4).
 *
 * @param page the page's product and category
 * @param pathname the page's path as the browser has it; it is compared, never decoded, so a
 *   malformed escape is harmless
 * @returns the product, or `null` when the page shows no tree
 */
export function chooseTree(page: PageProduct, pathname: string): ProductId | null {
  if (page.productCategoryId === 'null') {
    return productOfPath(pathname, SEGMENTS) ?? null;
  }
  if (page.productCategoryId !== 'toolpad') {
    return null;
  }
  return PRODUCTS.find(({ id }) => id === page.productId)?.id ?? null;
}

/** The product of the page that the browser shows: what `chooseTree` says of it. */
export function shownProduct(): ProductId | null {
  const meta = (name: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[name="mui:${name}"]`)?.content ?? 'null';
  const page = { productId: meta('productId'), productCategoryId: meta('productCategoryId') };
  return chooseTree(page, window.location.pathname);
}

/**
 * A script for the head of the page that stands for every address without one: says on `<html>` which
 * product the address chooses, as the build does on every other page, before the first paint.
 */
export const SHOWN_TREE_SCRIPT = `document.documentElement.dataset.tree=(${String(productOfPath)})(location.pathname,${JSON.stringify(SEGMENTS)})`;
