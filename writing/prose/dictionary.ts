import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/build/tools/problem';

/** The project's words: one per line, sorted; a capitalized word is a name. */
export const DICTIONARY = 'writing/words.txt';

/** Reads the project's words. */
export function readWords(siteDir: string): readonly string[] {
  return fs
    .readFileSync(path.join(siteDir, DICTIONARY), 'utf8')
    .split('\n')
    .filter((word) => word !== '');
}

/** The words in the order of the file: alphabetical, ignoring case; each once. */
export function sortWords(words: readonly string[]): readonly string[] {
  const byLetters = (a: string, b: string) =>
    a.toLowerCase() < b.toLowerCase() || (a.toLowerCase() === b.toLowerCase() && a < b) ? -1 : 1;
  return [...new Set(words)].sort(byLetters);
}

/** The first word that is out of place, if any. */
export function checkWords(words: readonly string[]): readonly Problem[] {
  const sorted = sortWords(words);
  const index = words.findIndex((word, place) => word !== sorted[place]);
  return index === -1
    ? []
    : [
        {
          file: DICTIONARY,
          line: index + 1,
          message: `"${words[index] ?? ''}" is not in alphabetical order, or is listed twice; npm run fix sorts the file`,
        },
      ];
}
