import marks from './marks.json';
import type { ProductId } from './productList';

/** Logos on a grid of 24 units. Core: an app frame. Studio: a component dropped on a canvas. */
export const PRODUCT_MARKS: Readonly<Record<ProductId, readonly { path: string; fill: string }[]>> =
  marks;
