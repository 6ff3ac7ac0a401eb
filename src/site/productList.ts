/**
 * The products as data. A new one is added to each table here and in `productTexts.ts`, `productMarks.ts`
 * and `trees.ts`; all that shows products is derived from these. Its pages lie in the folder that
 * `docsPluginId` names.
 */

/** What a product is called, and where its pages lie. */
interface ProductEntry {
  /** As `mui:productId` names it (spec 1.4). */
  readonly id: string;
  /** Id of its Docusaurus docs instance, and the folder of its pages. */
  readonly docsPluginId: string;
  readonly name: string;
  readonly basePath: string;
  /** The page a newcomer starts on. */
  readonly startPath: string;
  /** Which colour of the palette stands for it. */
  readonly accent: 'primary' | 'secondary';
}

/** The products; the first one counts where no other is named. */
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

/** The products, as `mui:productId` names them (spec 1.4). */
export type ProductId = (typeof PRODUCTS)[number]['id'];

/** A product of the site, as its pages are addressed and named. */
export type Product = ProductEntry & { readonly id: ProductId };

/** How a product stands, and where it comes from. It is in no script of every page, as the list above is. */
interface ProductStatus {
  /** On npm. */
  readonly packageName: string;
  /** The installed package whose version the pages describe (spec 1.5). */
  readonly versionPackage: string;
  readonly supportPath: string;
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
    packageName: '@toolpad/core',
    versionPackage: '@toolpad/core',
    supportPath: '/toolpad/core/introduction/support/',
    newest: '0.16.0',
    isMaintained: false,
    path: '/toolpad/core/introduction/roadmap/',
    installationPath: '/toolpad/core/introduction/installation/',
  },
  'toolpad-studio': {
    packageName: '@toolpad/studio',
    // Only the components are installed: they are released together with it.
    versionPackage: '@toolpad/studio-components',
    supportPath: '/toolpad/studio/getting-started/support/',
    newest: null,
    isMaintained: false,
    path: '/toolpad/studio/getting-started/roadmap/',
    installationPath: '/toolpad/studio/getting-started/installation/',
  },
};
