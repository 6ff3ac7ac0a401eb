import coreTree from '../../sidebars-core';
import studioTree from '../../sidebars-studio';
import type { NavigationItem } from './navigation';
import type { ProductId } from './productList';

/** Navigation trees (spec 1.2). They grow with the site: browsers may load them only on demand. */
export const TREES: Readonly<Record<ProductId, readonly NavigationItem[]>> = {
  'toolpad-core': coreTree,
  'toolpad-studio': studioTree,
};
