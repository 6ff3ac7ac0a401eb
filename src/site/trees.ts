import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import type { NavigationItem } from './navigation';
import type { ProductId } from './productList';

/**
 * The navigation tree of each product (spec 1.2). Its size grows with the site, so browser code must
 * not import it, except in chunks that load on demand.
 */
export const TREES: Readonly<Record<ProductId, readonly NavigationItem[]>> = {
  'toolpad-core': coreTree,
  'toolpad-studio': studioTree,
};
