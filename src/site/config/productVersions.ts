import { installedVersion } from './installedVersion';
import type { ProductVersions } from './types';

/**
 * The version of each product as its package is installed, so that package.json is the one place to
 * change it (spec 1.5). Of Studio only the components are: they are released together with it.
 *
 * @throws Error when a package is not installed
 */
export function productVersions(): ProductVersions {
  return {
    'toolpad-core': installedVersion('@toolpad/core'),
    'toolpad-studio': installedVersion('@toolpad/studio-components'),
  };
}
