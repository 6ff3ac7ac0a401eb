import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** Docusaurus's command, relative to a site's folder. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Bash adds up the CPU time of a command and everything it started. */
const TIMED = 'TIMEFORMAT="cpu %U %S"; time "$@"';

/** How often memory is sampled, in ms. */
const INTERVAL_MS = 250;

/** Process groups that are still running. */
const running = new Set();

function end(groupId) {
  try {
    process.kill(-groupId);
  } catch {
    // All of its processes have ended.
  }
}

// Groups do not receive Ctrl+C: they end with this process.
process.on('exit', () => running.forEach(end));

/**
 * Starts a program in its own process group, so that its memory can be told apart from that of
 * others and everything it started ends with it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child.pid);
  child.once('exit', () => running.delete(child.pid));
  return { child, end: () => end(child.pid) };
}

const read = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

/** The IDs of a group's processes. */
function membersOf(groupId) {
  return fs.readdirSync('/proc').filter((name) => {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '';
    // The name in parentheses may contain anything; state, parent and group follow.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) === groupId;
  });
}

/** The resident memory of a process in bytes, including shared memory. */
function memoryOf(id) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0) * 1_024;
}

/**
 * Watches the memory of a process group, on Linux.
 *
 * @param {number} groupId the ID of the process that leads it
 * @returns {() => number} stops watching and returns the peak of their total, in bytes
 */
function watchMemory(groupId) {
  let peak = 0;
  const timer = setInterval(() => {
    const used = membersOf(groupId).map(memoryOf);
    peak = Math.max(
      peak,
      used.reduce((sum, size) => sum + size, 0),
    );
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** The total size of all files in a folder, in bytes. */
function folderSize(dir) {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
}

/**
 * Builds the site in a folder.
 *
 * @param {string} dir
 * @param {{ command?: readonly string[], env?: Record<string, string>, output?: string }} [options]
 *   Node's arguments, additional environment variables, the output folder
 * @returns {Promise<{ wall: number, cpu: number, memory: number, output: number }>} seconds, CPU
 *   seconds of all processes, their peak memory in bytes, bytes written
 * @throws Error with the end of the build's output if it fails
 */
export async function build(
  dir,
  { command = [DOCUSAURUS, 'build'], env = {}, output = 'build' } = {},
) {
  const started = performance.now();
  const { child } = startGroup('bash', ['-c', TIMED, 'bash', process.execPath, ...command], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const peakMemory = watchMemory(child.pid);
  let log = '';
  const keep = (chunk) => {
    log = `${log}${chunk}`.slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [status] = await once(child, 'close');
  const wall = (performance.now() - started) / 1_000;
  const memory = peakMemory();
  if (status !== 0) {
    throw new Error(`The build of ${path.basename(dir)} failed:\n${log}`);
  }
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(log);
  return {
    wall,
    cpu: Number(user) + Number(system),
    memory,
    output: folderSize(path.join(dir, output)),
  };
}

/** Builds a site without caches, then with the caches of the first build. */
export async function measureBuilds(dir, options) {
  return { first: await build(dir, options), second: await build(dir, options) };
}
