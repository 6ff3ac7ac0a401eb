/**
 * Makes sure that there is an nginx with the brotli module to test the container's configuration
 * with: the one on the PATH, else Debian's packages, which root installs on Debian. If neither
 * works, fails and says what to install; the tests never pass without nginx.
 */
import fs from 'node:fs';
import { installPackages, run } from '../support/debianPackages.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

function hasNginx() {
  const hasBrotli = fs.existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return hasBrotli && run('nginx', ['-v'], { stdio: 'ignore' });
}

if (!hasNginx() && !(installPackages(PACKAGES) && hasNginx())) {
  process.stderr.write(
    `The tests of hosting/nginx.conf need nginx and its brotli module. On Debian or Ubuntu, install ` +
      `them with "apt-get install ${PACKAGES.join(' ')}", and run the tests again.\n`,
  );
  process.exit(1);
}
