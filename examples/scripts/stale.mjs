/**
 * Prints the examples whose files have changed since their pictures were taken, one per line, with
 * the command that takes them again: `node scripts/stale.mjs [folder of the examples]`.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './lib/examples.mjs';
import { hashSources } from './lib/manifest.mjs';

const [examples = root] = process.argv.slice(2);

/** A JSON file of an example, or null if it has none. */
async function read(name, file) {
  const text = await readFile(path.join(examples, name, file), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

for (const name of (await readdir(examples)).sort()) {
  const taken = await read(name, 'pictures.json');
  if (taken) {
    const { extends: base } = await read(name, 'example.json');
    const folders = [name, ...(base ? [base] : [])].map((folder) => path.join(examples, folder));
    if ((await hashSources(folders)) !== taken.sources) {
      console.log(`${name} has changed: npm run pictures -- ${name}`);
    }
  }
}
