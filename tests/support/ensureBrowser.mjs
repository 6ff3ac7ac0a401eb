/**
 * Makes sure that there is a Chromium to test with: Debian's packages, which root installs on
 * Debian, else any other on the PATH, else Playwright's own download. With `--firefox` and
 * `--webkit`, makes sure of these engines and what their tests need, too. If none of them works, fails and says what to
 * install; the tests never pass without a browser.
 */
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, run } from './debianPackages.mjs';
import { findChromium, findProgram, HEADLESS_SHELL, WHOLE_BROWSERS } from './findChromium.mjs';

/** What the journeys in Firefox need: packages by the program that they bring. */
const FIREFOX = { 'firefox-esr': 'firefox-esr', pdftotext: 'poppler-utils', openssl: 'openssl' };
/** What WebKit needs. Only Linux has it, so its tests themselves fail without it. */
const WEBKIT = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Packages whose program is not there.
 *
 * @param {Readonly<Record<string, string>>} packages
 */
function missingOf(packages) {
  return Object.keys(packages)
    .filter((program) => findProgram([program, program.replace('-esr', '')]) === undefined)
    .map((program) => packages[program]);
}

const engines = [
  ...(process.argv.includes('--firefox') ? [FIREFOX] : []),
  ...(process.argv.includes('--webkit') ? [WEBKIT] : []),
];
const missing = [
  ...(findChromium([HEADLESS_SHELL]) === undefined ? [HEADLESS_SHELL] : []),
  ...(findChromium(WHOLE_BROWSERS) === undefined ? ['chromium'] : []),
  ...engines.flatMap(missingOf),
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

const wanted = engines.includes(FIREFOX) ? missingOf(FIREFOX) : [];
if (wanted.length > 0) {
  process.stderr.write(
    `The tests in Firefox need ${wanted.join(', ')}. Install them with "apt-get install ${wanted.join(' ')}" on Debian or Ubuntu, and run the tests again.\n`,
  );
  process.exit(1);
}
