/** Fixes what needs no thought in pages and dictionary; part of `npm run fix`. */
import fs from 'node:fs';
import createJiti from 'jiti';
import { fixStyle } from './prose/style.mjs';

const load = createJiti(import.meta.url, { interopDefault: true });
const { listSourceFiles } = load('./pageFiles.ts');
const { DICTIONARY, readWords, sortWords } = load('./prose/dictionary.ts');

function rewrite(file, change) {
  const source = fs.readFileSync(file, 'utf8');
  const fixed = change(source);
  if (fixed !== source) {
    fs.writeFileSync(file, fixed);
    process.stdout.write(`${file} fixed\n`);
  }
}

listSourceFiles(process.cwd()).forEach((file) => rewrite(file, fixStyle));
rewrite(DICTIONARY, () => `${sortWords(readWords(process.cwd())).join('\n')}\n`);
