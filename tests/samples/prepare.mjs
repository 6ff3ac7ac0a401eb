/**
 * Makes sure that `tests/samples` and `examples` have the packages of their lock files, which
 * samples and apps of the documentation are checked with; installs them when they are not those.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Installs a folder's packages unless they are there. */
function prepare(name) {
  const folder = path.join(ROOT, name);
  // Lies among the installed packages, and says which lock file they are of.
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

process.exitCode = prepare('tests/samples') || prepare('examples');
