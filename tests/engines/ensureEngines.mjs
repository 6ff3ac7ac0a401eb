/**
 * Makes sure that there are browsers of all engines to test with: Debian's packages, which root
 * installs on Debian. Fails and says what to install otherwise.
 */
import { installPackages } from '../support/debianPackages.mjs';
import { findProgram } from '../support/findChromium.mjs';

/** Packages by the program that they bring. */
const PACKAGES = {
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

const missing = Object.entries(PACKAGES)
  .filter(([program]) => findProgram([program]) === undefined)
  .map(([, name]) => name);

if (missing.length > 0 && !installPackages(missing)) {
  process.stderr.write(
    `The tests in three engines need ${missing.join(', ')}. Install them with "apt-get install ${missing.join(' ')}" on Debian, and run the tests again.\n`,
  );
  process.exit(1);
}
