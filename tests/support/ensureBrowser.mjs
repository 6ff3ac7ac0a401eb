/**
 * Makes sure that there is a Chromium to test with: Debian's packages, which root installs on
 * Debian, else any other on the PATH, else Playwright's own download. If none of them works, fails
 * and says what to install; the tests never pass without a browser.
 */
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, run } from './debianPackages.mjs';
import { findChromium, HEADLESS_SHELL, WHOLE_BROWSERS } from './findChromium.mjs';

const missing = [
  ...(findChromium([HEADLESS_SHELL]) === undefined ? [HEADLESS_SHELL] : []),
  ...(findChromium(WHOLE_BROWSERS) === undefined ? ['chromium'] : []),
];

/** A full browser can do what the headless shell does, only slower. */
function hasFullBrowser() {
  return findChromium(WHOLE_BROWSERS) !== undefined || fs.existsSync(chromium.executablePath());
}

if (missing.length > 0 && !installPackages(missing)) {
  if (!hasFullBrowser() && !run('npx', ['playwright', 'install', 'chromium'])) {
    process.stderr.write(
      'The browser tests need Chromium. Install it with "apt-get install chromium" on Debian or ' +
        'Ubuntu, or "npx playwright install --with-deps chromium" elsewhere, and run the tests again.\n',
    );
    process.exit(1);
  }
}
