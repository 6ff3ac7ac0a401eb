import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import type { NavigationItem } from './navigation';
import type { ProductId } from './productList';

/**
 * The navigation tree of each product (spec 1.2). It is as long as the site: what runs in the browser does
 * without it, but for what is loaded on demand.
 */
export const TREES: Readonly<Record<ProductId, readonly NavigationItem[]>> = {
  'toolpad-core': coreTree,
  'toolpad-studio': studioTree,
};
