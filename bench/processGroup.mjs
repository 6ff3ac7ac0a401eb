import { spawn } from 'node:child_process';

/** Groups that still run. */
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
