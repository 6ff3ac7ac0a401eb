import fields from '@generated/site-fields/default/fields.json';
import type { ProductId } from '../productList';

/** The site's configuration, parsed once from the environment (spec 9). */
export interface SiteEnvironment {
  /** Origin the site is published at, without a trailing slash. */
  readonly siteUrl: string;
  /** Google tag measurement id; `null`: no analytics script. */
  readonly gtagId: string | null;
  /** The ad provider's script, for the image layout; `null`: an in-house ad in its place. */
  readonly adScriptUrl: string | null;
  /** The ad provider's JSON, for the inline layout; `null`: an in-house ad in its place. */
  readonly adJsonUrl: string | null;
  /** Where ads show pictures and count from; `null`: the hosts of the provider that is configured. */
  readonly adImageHosts: readonly string[] | null;
  /** Where feedback is posted; `null`: it goes into a prefilled GitHub issue. */
  readonly feedbackUrl: string | null;
  /** MUI X licence key, for the document of demos alone; `null`: commercial grids show a watermark. */
  readonly muiXLicenseKey: string | null;
  /** Whether ads show in development too. */
  readonly adsInDevelopment: boolean;
}

/** The version of each product that the pages speak of (spec 1.5). */
export type ProductVersions = Readonly<Record<ProductId, string>>;

/** What of the configuration pages and browsers may know. */
export type PublicEnvironment = Omit<SiteEnvironment, 'muiXLicenseKey' | 'adImageHosts'>;

/** What the build hands on to pages and browsers, in a generated module. */
export interface SiteFields {
  readonly environment: PublicEnvironment;
  readonly versions: ProductVersions;
  readonly storageNamespace: string;
}

/** The site's configuration, parsed from the environment when the site was built (spec 9). */
export function siteEnvironment(): PublicEnvironment {
  return fields.environment;
}

/** The displayed version of each product, without the `v` (spec 1.5). */
export function displayedVersions(): ProductVersions {
  return fields.versions;
}

/** What Docusaurus adds to the keys of local storage, so that sites on one host do not share them. */
export function storageNamespace(): string {
  return fields.storageNamespace;
}
