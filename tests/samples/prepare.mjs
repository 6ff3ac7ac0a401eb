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

/**
 * Installs a folder's packages unless they are up to date. npm works in another folder, so that what
 * runs meanwhile finds the packages as they were or all of the new ones, never a part: code in
 * `tests/samples` imports them.
 */
function prepare(name) {
  const folder = path.resolve(ROOT, name);
  const packages = path.join(folder, 'node_modules');
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  // Says which lock file the installed packages come from.
  const stamp = path.join(packages, '.installed-from');
  const installed = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : null;
  if (installed === wanted) {
    return 0;
  }
  process.stdout.write(`Installing the packages of ${name}\n`);
  // Below the packages of this project: a folder can be moved within its file system only.
  const cache = path.join(ROOT, 'node_modules/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const staging = fs.mkdtempSync(path.join(cache, 'install-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      fs.cpSync(path.join(folder, file), path.join(staging, file));
    }
    const { status } = spawnSync('npm', ['ci', '--prefix', staging], {
      cwd: staging,
      stdio: 'inherit',
    });
    if (status === 0) {
      fs.writeFileSync(path.join(staging, 'node_modules/.installed-from'), wanted);
      if (fs.existsSync(packages)) {
        fs.renameSync(packages, path.join(staging, 'replaced'));
      }
      fs.renameSync(path.join(staging, 'node_modules'), packages);
    }
    return status ?? 1;
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : ['tests/samples', 'examples'];
// Stops at the first failure.
process.exitCode = folders.reduce((status, folder) => status || prepare(folder), 0);
