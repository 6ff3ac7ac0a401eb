/**
 * The products as data. To add one, extend the table here and those of `productStatus.json`,
 * `productTexts.json`, `tasks.json`, `productMarks.json` and `trees.ts`; everything else derives from
 * these. Its pages are in the folder named by `docsPluginId`.
 */
import status from './productStatus.json';

/** A product's name, and where its pages are. */
interface ProductEntry {
  /** Its value of `mui:productId` (spec 1.4). */
  readonly id: string;
  /** The id of its Docusaurus docs instance, and the folder of its pages. */
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

export type Product = ProductEntry & { readonly id: ProductId };

/** A product's maintenance status, and where it comes from. */
interface ProductStatus {
  /** Its package on npm. */
  readonly packageName: string;
  /** The installed package whose version the pages describe (spec 1.5); Studio's is released with it. */
  readonly versionPackage: string;
  readonly supportPath: string;
  /** The latest version of its package on npm; `null`: the documented one. */
  readonly newest: string | null;
  readonly isMaintained: boolean;
  /** The page with details. */
  readonly path: string;
  /** The installation page, which shows the status. */
  readonly installationPath: string;
}

/**
 * Update this when a version is published, or someone takes over a product. Not in the list above, which is
 * in the script on every page.
 */
export const PRODUCT_STATUS: Readonly<Record<ProductId, ProductStatus>> = status;
