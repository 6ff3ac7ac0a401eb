import fields from '@generated/site-fields/default/fields.json';
import type { ProductVersions } from '../productList';
import type { SiteEnvironment } from './environment';

export type { SiteEnvironment };

/** The part of the configuration that pages and browsers may read. */
export type PublicEnvironment = Omit<SiteEnvironment, 'muiXLicenseKey' | 'adImageHosts'>;

/** What the build passes to pages and browsers, in a generated module. */
export interface SiteFields {
  readonly environment: PublicEnvironment;
  readonly versions: ProductVersions;
  /** Docusaurus's suffix of local storage keys, which separates sites on one host. */
  readonly storageNamespace: string;
}

export function siteEnvironment(): PublicEnvironment {
  return fields.environment;
}

export function displayedVersions(): ProductVersions {
  return fields.versions;
}

export function storageNamespace(): string {
  return fields.storageNamespace;
}
