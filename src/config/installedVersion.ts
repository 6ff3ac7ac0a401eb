import { createRequire } from 'node:module';

/**
 * The version of a package as it is installed (spec 1.5).
 *
 * @param name the package, such as `@toolpad/core`
 * @throws Error when the package is not installed, or states no version
 */
export function installedVersion(name: string): string {
  const manifest: unknown = createRequire(__filename)(`${name}/package.json`);
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'version' in manifest &&
    typeof manifest.version === 'string'
  ) {
    return manifest.version;
  }
  throw new Error(`${name}/package.json states no version`);
}
