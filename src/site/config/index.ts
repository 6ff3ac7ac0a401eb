export { displayedVersions, siteEnvironment, storageNamespace } from './siteFields';
export type { ProductVersions, PublicEnvironment, SiteEnvironment, SiteFields } from './types';
