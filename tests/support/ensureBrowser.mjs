/**
 * Makes sure that there is a Chromium to test with: Debian's packages, which are installed when this is
 * root on Debian, else any other on the PATH, else Playwright's own download. Ends with an error that
 * says what to install when none of them works; the tests never pass without a browser.
 */
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, run } from './debianPackages.mjs';
import { findChromium, HEADLESS_SHELL, WHOLE_BROWSERS } from './findChromium.mjs';

const missing = [
  ...(findChromium([HEADLESS_SHELL]) === undefined ? [HEADLESS_SHELL] : []),
  ...(findChromium(WHOLE_BROWSERS) === undefined ? ['chromium'] : []),
];

/** A whole browser can do the headless shell's work, only slower. */
function hasWholeBrowser() {
  return findChromium(WHOLE_BROWSERS) !== undefined || fs.existsSync(chromium.executablePath());
}

if (missing.length > 0 && !installPackages(missing)) {
  if (!hasWholeBrowser() && !run('npx', ['playwright', 'install', 'chromium'])) {
    process.stderr.write(
      'The browser tests need Chromium. Install it with "apt-get install chromium" on Debian or ' +
        'Ubuntu, or "npx playwright install --with-deps chromium" elsewhere, and run the tests again.\n',
    );
    process.exit(1);
  }
}
