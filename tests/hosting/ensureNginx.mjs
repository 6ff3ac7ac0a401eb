/**
 * Makes sure that there is an nginx with the brotli module to test the container's configuration with:
 * the one on the PATH, else Debian's packages when this is root on Debian. Ends with an error that
 * says what to install when neither works; the tests never pass without nginx.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

function hasNginx() {
  const hasBrotli = fs.existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return hasBrotli && run('nginx', ['-v'], { stdio: 'ignore' });
}

function install() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) {
    return false;
  }
  process.stdout.write(`No nginx with brotli found; installing ${PACKAGES.join(' ')}\n`);
  return (
    run('apt-get', ['update', '-qq']) &&
    // Debian would start it as a service; `policy-rc.d` is not ours, so RUNLEVEL tells it not to.
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
      env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
    })
  );
}

if (!hasNginx() && !(install() && hasNginx())) {
  process.stderr.write(
    `The tests of hosting/nginx.conf need nginx and its brotli module. On Debian or Ubuntu, install ` +
      `them with "apt-get install ${PACKAGES.join(' ')}", and run the tests again.\n`,
  );
  process.exit(1);
}
