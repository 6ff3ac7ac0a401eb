import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a folder its own packages, because bundlers name modules by their real paths and put their
 * caches among them; as hard links where the file system allows. Caches are not copied.
 *
 * @param {string} source the existing `node_modules`
 * @param {string} target the `node_modules` to create
 */
export async function copyPackages(source, target) {
  // Otherwise a symbolic link would be copied as a link to the same packages.
  const from = await fs.realpath(source);
  const copy = (flags) => spawnSync('cp', [flags, from, target], { stdio: 'ignore' }).status;
  if (copy('-al') !== 0) {
    await fs.rm(target, { recursive: true, force: true });
    if (copy('-a') !== 0) {
      throw new Error(`Cannot copy ${source} to ${target}`);
    }
  }
  await fs.rm(path.join(target, '.cache'), { recursive: true, force: true });
}
