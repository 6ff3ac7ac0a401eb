import fields from '@generated/site-fields/default/fields.json';
import type { ProductId } from '../productList';

/** The site's configuration, parsed once from the environment (spec 9). */
export interface SiteEnvironment {
  /** Origin the site is published at, without a trailing slash. */
  readonly siteUrl: string;
  /** Google tag measurement id; `null`: no analytics script. */
  readonly gtagId: string | null;
  /** The ad provider's script, for the image layout; `null`: an in-house ad instead. */
  readonly adScriptUrl: string | null;
  /** The ad provider's JSON, for the inline layout; `null`: an in-house ad instead. */
  readonly adJsonUrl: string | null;
  /** Hosts of ad images and counters; `null`: those of the configured provider. */
  readonly adImageHosts: readonly string[] | null;
  /** Where feedback is posted; `null`: a prefilled GitHub issue. */
  readonly feedbackUrl: string | null;
  /** MUI X license key, for the demo document only; `null`: commercial grids show a watermark. */
  readonly muiXLicenseKey: string | null;
  /** Whether ads show in development too. */
  readonly adsInDevelopment: boolean;
}

/** The documented version of each product (spec 1.5). */
export type ProductVersions = Readonly<Record<ProductId, string>>;

/** The part of the configuration that pages and browsers may read. */
export type PublicEnvironment = Omit<SiteEnvironment, 'muiXLicenseKey' | 'adImageHosts'>;

/** What the build passes to pages and browsers, in a generated module. */
export interface SiteFields {
  readonly environment: PublicEnvironment;
  readonly versions: ProductVersions;
  readonly storageNamespace: string;
}

/** The site's configuration at build time (spec 9). */
export function siteEnvironment(): PublicEnvironment {
  return fields.environment;
}

/** The displayed version of each product, without the `v` (spec 1.5). */
export function displayedVersions(): ProductVersions {
  return fields.versions;
}

/** Docusaurus's suffix for keys of local storage, so that sites on one host do not share them. */
export function storageNamespace(): string {
  return fields.storageNamespace;
}
