export type { ProductVersions, SiteEnvironment } from './types';
export { useProductVersions, useSiteEnvironment, type SiteFields } from './useSiteEnvironment';
