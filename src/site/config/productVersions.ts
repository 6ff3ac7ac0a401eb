import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PRODUCT_STATUS, PRODUCTS } from '../productList';
import type { ProductVersions } from '.';

/**
 * The installed version of a package (spec 1.5).
 *
 * @throws Error when the package is not installed, or has no version
 */
export function installedVersion(name: string): string {
  // Not every package exports its package.json, so it is looked up on disk.
  const file = createRequire(__filename)
    .resolve.paths(name)
    ?.map((folder) => path.join(folder, name, 'package.json'))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) {
    throw new Error(`The package ${name} is not installed`);
  }
  const { version } = Object(JSON.parse(fs.readFileSync(file, 'utf8'))) as { version?: unknown };
  if (typeof version !== 'string') {
    throw new Error(`${name}/package.json states no version`);
  }
  return version;
}

/**
 * The installed version of each product's package, so that it only has to be changed in package.json
 * (spec 1.5).
 *
 * @throws Error when a package is not installed
 */
export function productVersions(): ProductVersions {
  return Object.fromEntries(
    PRODUCTS.map(({ id }) => [id, installedVersion(PRODUCT_STATUS[id].versionPackage)]),
  ) as ProductVersions;
}
