import fields from '@generated/site-fields/default/fields.json';
import type { ProductVersions } from '../productList';
import type { PublicEnvironment } from './environment';

export type { PublicEnvironment, Site, SiteEnvironment } from './environment';

/** What the build passes to pages and browsers, in a generated module. */
export interface SiteFields {
  readonly environment: PublicEnvironment;
  readonly versions: ProductVersions;
  /** Docusaurus's suffix of local storage keys, which separates sites on one host. */
  readonly storageNamespace: string;
}

/** The site's public configuration (spec 9). */
export function siteEnvironment(): PublicEnvironment {
  return fields.environment;
}

/** Each product's version as pages show it, without the `v` (spec 1.5). */
export function displayedVersions(): ProductVersions {
  return fields.versions;
}

/** Docusaurus's suffix of its local storage keys, such as the color mode's. */
export function storageNamespace(): string {
  return fields.storageNamespace;
}
