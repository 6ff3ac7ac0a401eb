import type { ProductId } from './productList';

/** A filled shape of a logo, on a grid of 24 units. */
interface MarkShape {
  readonly path: string;
  readonly fill: string;
}

/**
 * The products' logos. Core is an app frame put together from parts: header, sidebar, content. Studio
 * is a canvas with a component under the pointer.
 */
export const PRODUCT_MARKS: Readonly<Record<ProductId, readonly MarkShape[]>> = {
  'toolpad-core': [
    { path: roundedBox(2, 2, 20, 6, 2.5), fill: '#1f7aec' },
    { path: roundedBox(2, 10, 6, 12, 2.5), fill: '#0b55ba' },
    { path: roundedBox(10, 10, 12, 12, 2.5), fill: '#6fb1ff' },
  ],
  'toolpad-studio': [
    {
      path: 'M5 2h14a3 3 0 0 1 3 3v5h-3V5H5v14h5v3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z',
      fill: '#9a5cff',
    },
    { path: roundedBox(7.5, 7.5, 7, 4, 1.5), fill: '#c6a3ff' },
    { path: 'm11.5 11.5 11 4.2-4.6 1.9-1.9 4.6-4.5-10.7Z', fill: '#6d28d9' },
  ],
};

function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number): string =>
    `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`;
}
