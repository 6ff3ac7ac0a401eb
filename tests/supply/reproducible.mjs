/**
 * Builds the last commit twice, in fresh clones without caches, and fails if the two sites differ
 * in a byte. Both use the same folder, one after the other: Docusaurus puts the options of its
 * plugins into the site and the bundler names some modules by their absolute path, so another
 * folder yields other names. Takes as long as two builds; uses the installed packages.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyPackages } from '../support/copyPackages.mjs';

const OUTPUTS = ['build', 'build-nginx'];

/** Builds the commit in a fresh clone at `dir`, and moves its output to `results`. */
async function buildInto(results, dir, commit) {
  execFileSync('git', ['clone', '--quiet', process.cwd(), dir], { stdio: 'inherit' });
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: dir, stdio: 'inherit' });
  await copyPackages('node_modules', path.join(dir, 'node_modules'));
  execFileSync('npx', ['docusaurus', 'build'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await fs.mkdir(results);
  for (const output of OUTPUTS) {
    await fs.rename(path.join(dir, output), path.join(results, output));
  }
  await fs.rm(dir, { recursive: true });
}

/** The hash of every file that a build wrote. */
async function hashes(dir) {
  const found = new Map();
  for (const output of OUTPUTS) {
    const entries = await fs.readdir(path.join(dir, output), {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const content = await fs.readFile(file);
      found.set(path.relative(dir, file), createHash('sha256').update(content).digest('hex'));
    }
  }
  return found;
}

const root = await fs.mkdtemp(path.join(os.tmpdir(), 'reproducible-'));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const results = ['first', 'second'].map((name) => path.join(root, name));
for (const result of results) {
  await buildInto(result, path.join(root, 'site'), commit);
}
const [first, second] = await Promise.all(results.map(hashes));
const names = [...new Set([...first.keys(), ...second.keys()])].sort();
const different = names.filter((name) => first.get(name) !== second.get(name));
if (different.length > 0) {
  process.stderr.write(`${different.length} of ${names.length} files differ; see ${root}\n`);
  process.stderr.write(
    different
      .slice(0, 20)
      .map((name) => `  ${name}\n`)
      .join(''),
  );
  process.exit(1);
}
await fs.rm(root, { recursive: true });
process.stdout.write(`${names.length} files, identical in both builds.\n`);
