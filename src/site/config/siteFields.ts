import fields from '@generated/site-fields/default/fields.json';
import type { ProductVersions, PublicEnvironment } from './types';

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
