/**
 * Makes sure that folders have the packages of their lock files installed. By default, these are
 * `tests/samples` and `examples`, which samples and apps of the documentation are checked with.
 *
 *   node tests/samples/prepare.mjs [folder …]
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Installs a folder's packages unless they are up to date. */
function prepare(name) {
  const folder = path.join(ROOT, name);
  // Says which lock file the installed packages come from.
  const stamp = path.join(folder, 'node_modules/.installed-from');
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const installed = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : null;
  if (installed === wanted) {
    return 0;
  }
  process.stdout.write(`Installing the packages of ${name}\n`);
  const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
  if (status === 0) {
    fs.writeFileSync(stamp, wanted);
  }
  return status ?? 1;
}

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ['tests/samples', 'examples'];
// Stops at the first failure.
process.exitCode = folders.reduce((status, folder) => status || prepare(folder), 0);
