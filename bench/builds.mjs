import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

/** Docusaurus' command, in a site's folder. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Bash adds up the CPU time of a command and of all that it started. */
const TIMED = 'TIMEFORMAT="cpu %U %S"; time "$@"';

/** How often the memory is looked at, in ms. */
const INTERVAL_MS = 250;

/** Groups of processes that still run. */
const running = new Set();

function end(groupId) {
  try {
    process.kill(-groupId);
  } catch {
    // All of its processes have ended.
  }
}

// Groups get no Ctrl+C: they end with this process.
process.on('exit', () => running.forEach(end));

/**
 * Starts a program in a process group of its own, so that its memory can be told from that of others
 * and that all which it started ends with it.
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

/** The processes of a group, by their ids. */
function membersOf(groupId) {
  return fs.readdirSync('/proc').filter((name) => {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '';
    // The name in parentheses may hold anything; then come the state, the parent and the group.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) === groupId;
  });
}

/** The bytes of memory in which a process is, shared ones included. */
function memoryOf(id) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0) * 1_024;
}

/**
 * Watches the memory of a group of processes, on Linux.
 *
 * @param {number} groupId the id of the process that leads it
 * @returns {() => number} ends it, and gives the most that they used together, in bytes
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

/** The bytes of all files below a folder. */
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
 *   the arguments of Node, what is set beside this process' own environment, the folder that is written
 * @returns {Promise<{ wall: number, cpu: number, memory: number, output: number }>} seconds, seconds of
 *   all processes, the most bytes they used together, bytes written
 * @throws Error with what the build said last when it fails
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
  return {
    wall,
    cpu: Number(user) + Number(system),
    memory,
    output: folderSize(path.join(dir, output)),
  };
}

/** Builds a site without caches, then with those of the first build. */
export async function measureBuilds(dir, options) {
  return { first: await build(dir, options), second: await build(dir, options) };
}
