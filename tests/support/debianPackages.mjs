import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Runs a command whose output the reader of the tests sees.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {boolean} whether it ended well
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Only root may install, and only where Debian's packages are. */
function canInstallPackages() {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
}

/**
 * Installs Debian's packages, where that is possible.
 *
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are installed now
 */
export function installPackages(packages) {
  if (!canInstallPackages()) {
    return false;
  }
  process.stdout.write(`Installing ${packages.join(' ')}\n`);
  // Debian would start servers; `policy-rc.d` is not ours, so RUNLEVEL tells it not to.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  );
}
