import fs from 'node:fs';
import path from 'node:path';

/** Chromium without a window, which runs the tests in half the time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The full Chromium; pages of the headless shell never lose focus. */
export const WHOLE_BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The Chromium on the PATH that suits a test best.
 *
 * @param {readonly string[]} [names] which programs will do, the best first
 * @returns {string | undefined} its file; `undefined` when there is none
 */
export function findChromium(names = [HEADLESS_SHELL, ...WHOLE_BROWSERS]) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}
