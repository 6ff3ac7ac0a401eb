import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ProductVersions, SiteEnvironment } from './types';

/**
 * What the build hands to the browser, in Docusaurus' custom fields. It was validated when the site
 * was built, so it is trusted here.
 */
export interface SiteFields {
  readonly environment: SiteEnvironment;
  readonly versions: ProductVersions;
}

function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as unknown as SiteFields;
}

/** The site's configuration as the browser knows it (spec 9). */
export function useSiteEnvironment(): SiteEnvironment {
  return useSiteFields().environment;
}

/** The displayed version of each product, without the `v` (spec 1.5). */
export function useProductVersions(): ProductVersions {
  return useSiteFields().versions;
}
