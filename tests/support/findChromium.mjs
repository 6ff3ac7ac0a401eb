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
 * Finds a program on the PATH.
 *
 * @param {readonly string[]} names acceptable programs, best first
 * @returns {string | undefined} its path; `undefined` if there is none
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/** Finds the Chromium on the PATH that suits tests best; `undefined` if there is none. */
export const findChromium = (names = [HEADLESS_SHELL, ...WHOLE_BROWSERS]) => findProgram(names);
