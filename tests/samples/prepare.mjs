/**
 * Makes sure that tests/samples has the packages of its lock file, which samples and apps of the
 * documentation are checked with; installs them when they are not those.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
/** Lies among the installed packages, and says which lock file they are of. */
const STAMP = path.join(FOLDER, 'node_modules/.installed-from');

const lock = fs.readFileSync(path.join(FOLDER, 'package-lock.json'));
const wanted = createHash('sha256').update(lock).digest('hex');
const installed = fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : null;

if (installed !== wanted) {
  process.stdout.write('Installing the packages of tests/samples\n');
  const { status } = spawnSync('npm', ['ci'], { cwd: FOLDER, stdio: 'inherit' });
  if (status === 0) {
    fs.writeFileSync(STAMP, wanted);
  }
  process.exitCode = status ?? 1;
}
