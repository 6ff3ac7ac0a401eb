/**
 * Makes sure that there is a Chromium to test with: the one on the PATH, else Debian's package when
 * this is root on Debian, else Playwright's own download. Ends with an error that says what to
 * install when none of them works; the tests never pass without a browser.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findChromium } from './findChromium.mjs';

function run(command, args) {
  process.stdout.write(`No Chromium found; running: ${command} ${args.join(' ')}\n`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
}

function hasPlaywrightBrowser() {
  try {
    const probe =
      "process.exit(require('fs').existsSync(require('@playwright/test').chromium.executablePath())?0:1)";
    execFileSync(process.execPath, ['-e', probe]);
    return true;
  } catch {
    return false;
  }
}

function install() {
  if (isRootOnDebian()) {
    return (
      run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])
    );
  }
  return run('npx', ['playwright', 'install', 'chromium']);
}

if (!findChromium() && !hasPlaywrightBrowser() && !install()) {
  process.stderr.write(
    'The browser tests need Chromium. Install it with "apt-get install chromium" on Debian or ' +
      'Ubuntu, or "npx playwright install --with-deps chromium" elsewhere, and run the tests again.\n',
  );
  process.exit(1);
}
