import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a folder packages of its own, because bundlers name modules by their real paths and keep their
 * caches among them; as hard links where the file system can. The caches stay behind.
 *
 * @param {string} source the `node_modules` that are there
 * @param {string} target the `node_modules` that are to be
 */
export async function copyPackages(source, target) {
  // Otherwise a symbolic link would be copied as a link to the same packages.
  const from = await fs.realpath(source);
  const copy = (how) => spawnSync('cp', [how, from, target], { stdio: 'ignore' }).status;
  if (copy('-al') !== 0) {
    await fs.rm(target, { recursive: true, force: true });
    if (copy('-a') !== 0) {
      throw new Error(`Cannot copy ${source} to ${target}`);
    }
  }
  await fs.rm(path.join(target, '.cache'), { recursive: true, force: true });
}
