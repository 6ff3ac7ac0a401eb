import type { ProductId } from './navigation';

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

/** How a product stands: what every page says of it that says so. */
interface ProductStatus {
  /** The newest version of its package on npm; `null`: the one that the pages describe. */
  readonly newest: string | null;
  readonly isMaintained: boolean;
  /** Where the pages say more. */
  readonly path: string;
  /** The page on how to install it, which says how it stands. */
  readonly installationPath: string;
}

/** The one place to change when a version is published, or somebody takes a product up again. */
export const PRODUCT_STATUS: Readonly<Record<ProductId, ProductStatus>> = {
  'toolpad-core': {
    newest: '0.16.0',
    isMaintained: false,
    path: '/toolpad/core/introduction/roadmap/',
    installationPath: '/toolpad/core/introduction/installation/',
  },
  'toolpad-studio': {
    newest: null,
    isMaintained: false,
    path: '/toolpad/studio/getting-started/roadmap/',
    installationPath: '/toolpad/studio/getting-started/installation/',
  },
};

/** The product whose installation a page describes; `null` for other pages. */
export function installedProduct(path: string): ProductId | null {
  const found = Object.entries(PRODUCT_STATUS).find(
    ([, { installationPath }]) => installationPath === path,
  );
  return found ? (found[0] as ProductId) : null;
}

/** What `mui:productCategoryId` and `mui:productId` say of a page. */
interface PageProduct {
  /** `toolpad` on documentation pages, the string `null` elsewhere. */
  readonly productCategoryId: string;
  readonly productId: string;
}

/** It goes into a page as text, too: it may use nothing from outside. */
/* istanbul ignore next -- what counts runs would be in the page, too */
function productOfPath(pathname: string): ProductId {
  const [, second] = pathname.split('/').filter(Boolean);
  return second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
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
    return productOfPath(pathname);
  }
  if (page.productCategoryId !== 'toolpad') {
    return null;
  }
  return page.productId === 'toolpad-core' || page.productId === 'toolpad-studio'
    ? page.productId
    : null;
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
export const SHOWN_TREE_SCRIPT = `document.documentElement.dataset.tree=(${String(productOfPath)})(location.pathname)`;
