import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first Chromium on the PATH; `undefined` when there is none. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}
