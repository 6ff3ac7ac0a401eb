import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Runs a command and shows its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Only root can install packages, and only on Debian or a derivative. */
function canInstallPackages() {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
}

/**
 * Installs Debian packages where possible.
 *
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are installed now
 */
export function installPackages(packages) {
  if (!canInstallPackages()) {
    return false;
  }
  process.stdout.write(`Installing ${packages.join(' ')}\n`);
  // Keeps Debian from starting servers; `policy-rc.d` is not ours to change.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  );
}
