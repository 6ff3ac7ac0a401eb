/**
 * The products. To add one, extend this table, `productStatus.json`, `texts.json`, `tasks.json`,
 * `marks.json` and `trees.ts`, and write its pages in the folder `docsPluginId`.
 */
import status from './productStatus.json';

interface ProductEntry {
  /** Its value of `mui:productId` (spec 1.4). */
  readonly id: string;
  /** Id of its docs instance, and folder of its pages. */
  readonly docsPluginId: string;
  readonly name: string;
  readonly basePath: string;
  /** The page for newcomers. */
  readonly startPath: string;
  /** Its color in the palette. */
  readonly accent: 'primary' | 'secondary';
}

/** The products; the first is the default. */
export const PRODUCTS = [
  {
    id: 'toolpad-core',
    docsPluginId: 'docs-core',
    name: 'Toolpad Core',
    basePath: '/toolpad/core',
    startPath: '/toolpad/core/introduction/',
    accent: 'primary',
  },
  {
    id: 'toolpad-studio',
    docsPluginId: 'docs-studio',
    name: 'Toolpad Studio',
    basePath: '/toolpad/studio',
    startPath: '/toolpad/studio/getting-started/',
    accent: 'secondary',
  },
] as const satisfies readonly ProductEntry[];

export type ProductId = (typeof PRODUCTS)[number]['id'];

/** Documented version by product, without the `v` (spec 1.5). */
export type ProductVersions = Readonly<Record<ProductId, string>>;

export type Product = ProductEntry & { readonly id: ProductId };

interface ProductStatus {
  /** Its package on npm. */
  readonly packageName: string;
  /** The installed package whose version the pages describe (spec 1.5); Studio's is released with it. */
  readonly versionPackage: string;
  readonly supportPath: string;
  /** The latest version on npm; `null` if it is the documented one. */
  readonly newest: string | null;
  readonly isMaintained: boolean;
  /** The page with details. */
  readonly path: string;
  /** The installation page, which also shows the status. */
  readonly installationPath: string;
}

/** Update on releases and new maintainers. Not in `PRODUCTS`, which is in every page's script. */
export const PRODUCT_STATUS: Readonly<Record<ProductId, ProductStatus>> = status;
