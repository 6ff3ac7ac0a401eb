import { CORE_PLUGIN, DOCS_PLUGIN, PAGES_PLUGIN } from '../build/docusaurus/browser/names';
import { PRODUCT_STATUS, type Product, type ProductId, PRODUCTS } from './productList';

/** The search results page; the query is `?q=`. */
export const SEARCH_PAGE = '/toolpad/search/';

/** The default product. */
export const [FIRST_PRODUCT] = PRODUCTS;

/** The product with an id. */
export function productById(id: ProductId): Product {
  return PRODUCTS.find((product) => product.id === id) ?? FIRST_PRODUCT;
}

/** The product that a page belongs to; `undefined` for the home page, search and so on. */
export function productAt(pathname: string): Product | undefined {
  return PRODUCTS.find(({ basePath }) => pathname.startsWith(`${basePath}/`));
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

/** Plugins whose pages exist as Markdown. */
const TEXT_PLUGINS = [DOCS_PLUGIN, PAGES_PLUGIN];

/** A page's `<meta name="mui:…">`; both are the string `null` outside the documentation. */
interface PageProduct {
  readonly productCategoryId: string;
  readonly productId: string;
}

/** A page's product and category, from the plugin that made its route (spec 1.4). */
export function pageProduct(plugin: { name: string; id: string }): PageProduct {
  const isDocs = plugin.name === DOCS_PLUGIN;
  const product = PRODUCTS.find(({ docsPluginId }) => isDocs && docsPluginId === plugin.id);
  return product
    ? { productId: product.id, productCategoryId: 'toolpad' }
    : { productId: 'null', productCategoryId: 'null' };
}

/** Whether a page, made by a Docusaurus plugin, also exists as Markdown; the search does not. */
export function hasMarkdown(plugin: { readonly name: string }, pathname: string): boolean {
  return TEXT_PLUGINS.includes(plugin.name) && !pathname.endsWith('/search/');
}

/** The pathname of a page's Markdown. */
export function markdownAddress(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}index.md`;
}

/** Whether this is the 404 page, made by Docusaurus itself for all URLs (spec 1.4). */
export function isForAnyAddress(plugin: { name: string }): boolean {
  return plugin.name === CORE_PLUGIN;
}
