import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PRODUCT_STATUS, PRODUCTS, type ProductVersions } from '../../site/productList';

/** A package's installed version (spec 1.5); throws if the package or its version is missing. */
export function installedVersion(name: string): string {
  // On disk, because not every package exports its package.json.
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

/** The products' installed versions, so that only package.json states them (spec 1.5). */
export function productVersions(): ProductVersions {
  return Object.fromEntries(
    PRODUCTS.map(({ id }) => [id, installedVersion(PRODUCT_STATUS[id].versionPackage)]),
  ) as ProductVersions;
}
