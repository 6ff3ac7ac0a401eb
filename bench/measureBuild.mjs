import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { watchMemory } from './memory.mjs';
import { startGroup } from './processGroup.mjs';

export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Bash adds up the CPU time of a command and of all that it started. */
const TIMED = 'TIMEFORMAT="cpu %U %S"; time "$@"';

/** The bytes of all files below a folder. */
async function folderSize(dir) {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await fs.stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Builds the site in a folder.
 *
 * @param {string} dir
 * @returns {Promise<{ wall: number, cpu: number, memory: number, output: number }>} seconds, seconds of
 *   all processes, the most bytes they used together, bytes written
 * @throws Error with what the build said last when it fails
 */
async function build(dir) {
  const started = performance.now();
  const args = ['-c', TIMED, 'bash', process.execPath, DOCUSAURUS, 'build'];
  const { child } = startGroup('bash', args, { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
  const peakMemory = watchMemory(child.pid);
  let said = '';
  const keep = (chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [status] = await once(child, 'close');
  const wall = (performance.now() - started) / 1_000;
  const memory = peakMemory();
  if (status !== 0) {
    throw new Error(`The build of ${path.basename(dir)} failed:\n${said}`);
  }
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(said);
  const output = await folderSize(path.join(dir, 'build'));
  return { wall, cpu: Number(user) + Number(system), memory, output };
}

/** Builds a site without caches, then with those of the first build. */
export async function measureBuilds(dir) {
  return { first: await build(dir), second: await build(dir) };
}
