import fs from 'node:fs';

const INTERVAL_MS = 250;

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
export function watchMemory(groupId) {
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
