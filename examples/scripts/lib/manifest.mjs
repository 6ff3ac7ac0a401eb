import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a picture cannot show: checks, and what was taken. */
const NOT_SHOWN = /^(?:check\w*\.mjs|pictures\.json)$/;

/**
 * Identifies what the pictures of an example are taken from: its files and those that it extends.
 * @param {string[]} folders
 * @returns {Promise<string>} another one after every change
 */
export async function hashSources(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !NOT_SHOWN.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
      .filter((file) => !file.split(path.sep).includes('.generated'));
    for (const file of files.sort()) {
      hash.update(file).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes down what was taken of an example, in its `pictures.json`: of what sources, and for each
 * picture and film its width and its smallest texts in CSS pixels. What was taken
 * of the same sources remains. A test of the site reads it.
 * @param {string} folder the example
 * @param {string} sources what `hashSources` returned
 * @param {Record<string, { width: number, text: number }>} taken by path and name
 */
export async function recordTaken(folder, sources, taken) {
  const file = path.join(folder, 'pictures.json');
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const remaining = before.sources === sources ? before.taken : {};
  const sorted = Object.fromEntries(
    Object.entries({ ...remaining, ...taken }).sort(([a], [b]) => a.localeCompare(b)),
  );
  await writeFile(file, `${JSON.stringify({ sources, taken: sorted }, null, 2)}\n`);
}
