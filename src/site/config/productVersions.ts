import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { PRODUCT_STATUS, PRODUCTS } from '../productList';
import type { ProductVersions } from '.';

const manifestSchema = z.object({ version: z.string() });

/** A package's package.json. Not every package exports it, so it is looked up on disk. */
function readManifest(name: string): unknown {
  const folders = createRequire(__filename).resolve.paths(name) ?? [];
  const manifest = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => fs.existsSync(file));
  if (manifest === undefined) {
    throw new Error(`The package ${name} is not installed`);
  }
  return JSON.parse(fs.readFileSync(manifest, 'utf8'));
}

/**
 * The installed version of a package (spec 1.5).
 *
 * @param name the package, such as `@toolpad/core`
 * @throws Error when the package is not installed, or has no version
 */
export function installedVersion(name: string): string {
  const manifest = manifestSchema.safeParse(readManifest(name));
  if (!manifest.success) {
    throw new Error(`${name}/package.json states no version`);
  }
  return manifest.data.version;
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
