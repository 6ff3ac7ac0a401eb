import marks from './marks.json';
import type { ProductId } from './productList';

/**
 * The products' logos, as filled shapes on a grid of 24 units. Core is an app frame put together from
 * parts: header, sidebar, content. Studio is a canvas with a component under the pointer.
 */
export const PRODUCT_MARKS: Readonly<Record<ProductId, readonly { path: string; fill: string }[]>> =
  marks;
