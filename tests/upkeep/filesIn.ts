import fs from 'node:fs';
import path from 'node:path';

/** The files of a folder, except in `node_modules` and hidden folders. */
export function filesIn(folder: string, ending: RegExp): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) {
      return ending.test(place) ? [place] : [];
    }
    return /^(?:node_modules|\..*)$/.test(entry.name) ? [] : filesIn(place, ending);
  });
}
