import type { ProductId } from './types';

/** How a product stands: what every page says of it that says so. */
export interface ProductStatus {
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
