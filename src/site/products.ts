import type { ProductId } from './types';

/** A product of the site, as its pages are addressed and named. */
export interface Product {
  readonly id: ProductId;
  /** Id of its Docusaurus docs instance, and the folder of its pages. */
  readonly docsPluginId: string;
  readonly name: string;
  readonly basePath: string;
  /** The page a newcomer starts on. */
  readonly startPath: string;
  /** Which colour of the palette stands for it. */
  readonly accent: 'primary' | 'secondary';
  readonly supportPath: string;
  /** On npm. */
  readonly packageName: string;
}

/** The products, Core first. A new one is added here, to `ProductId` and to `trees.ts`. */
export const PRODUCTS = [
  {
    id: 'toolpad-core',
    docsPluginId: 'docs-core',
    name: 'Toolpad Core',
    basePath: '/toolpad/core',
    startPath: '/toolpad/core/introduction/',
    accent: 'primary',
    supportPath: '/toolpad/core/introduction/support/',
    packageName: '@toolpad/core',
  },
  {
    id: 'toolpad-studio',
    docsPluginId: 'docs-studio',
    name: 'Toolpad Studio',
    basePath: '/toolpad/studio',
    startPath: '/toolpad/studio/getting-started/',
    accent: 'secondary',
    supportPath: '/toolpad/studio/getting-started/support/',
    packageName: '@toolpad/studio',
  },
] as const satisfies readonly Product[];

/** Address of the page of search results; `?q=` is what is asked. */
export const SEARCH_PAGE = '/toolpad/search/';

/** The product with an id. */
export function productById(id: ProductId): Product {
  return PRODUCTS.find((product) => product.id === id) ?? PRODUCTS[0];
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
