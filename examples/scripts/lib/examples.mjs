import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains every example. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** The folder with the packages of Studio, and with the copies that run. */
export const home = process.env.EXAMPLES_HOME ?? root;

/** Where the pictures go: one folder per page, as in the URLs. */
export const docs = path.resolve(root, '../docs-studio');

/**
 * @typedef {object} Example
 * @property {string} name the folder's name
 * @property {string} folder the folder
 * @property {string} title what the example shows, one line
 * @property {string} [extends] the example whose files it has, unless it has its own
 * @property {{ name: string, shows: string[] }[]} pages pages of the app, and texts each must show
 * @property {boolean} emptyStart the story starts from an app without pages
 * @property {boolean} production the check also builds and serves the app
 * @property {string} base the base path of the app's pages, such as `/prod`
 * @property {boolean} guarded its server asks for a sign-in before the editor, too
 * @property {import('./studio.mjs').Setup} setup how it is started
 */

/**
 * Reads every folder that has an `example.json`.
 * @param {string[]} names only these; all if empty
 * @returns {Promise<Example[]>} sorted by name
 * @throws {Error} if a name has no example, or a manifest lacks a field
 */
export async function listExamples(names = []) {
  const entries = await readdir(root, { withFileTypes: true });
  const found = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => readExample(entry.name)),
  );
  const examples = found.filter((example) => example !== null);
  const unknown = names.filter((name) => !examples.some((example) => example.name === name));
  if (unknown.length > 0) {
    throw new Error(`No example called ${unknown.join(', ')}.`);
  }
  return names.length > 0 ? examples.filter(({ name }) => names.includes(name)) : examples;
}

async function readExample(name) {
  const folder = path.join(root, name);
  const text = await readFile(path.join(folder, 'example.json'), 'utf8').catch(() => null);
  if (text === null) {
    return null;
  }
  const {
    title,
    pages,
    emptyStart = false,
    production = false,
    base = '/prod',
    env = {},
    server,
    guarded = false,
    extends: extended,
  } = JSON.parse(text);
  if (typeof title !== 'string' || !Array.isArray(pages)) {
    throw new Error(`${name}/example.json needs a title and a list of pages.`);
  }
  const args = base === '/prod' ? [] : ['--base', base];
  const setup = { args, env, server };
  const shown = { title, pages, emptyStart, production, base, guarded };
  return { name, folder, extends: extended, ...shown, setup };
}

/**
 * Copies an example to its own folder, so that running it leaves the repository clean.
 * @param {Example} example
 * @param {{ empty?: boolean }} [options] `empty` omits the pages: what a reader starts with
 * @returns {Promise<string>} the copy
 */
export async function copyExample(example, { empty = false } = {}) {
  const copy = path.join(home, '.work', example.name);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const filter = (source) =>
    !source.includes('.generated') && !(empty && source.endsWith(path.join('toolpad', 'pages')));
  if (example.extends) {
    await cp(path.join(root, example.extends), copy, { recursive: true, filter });
  }
  await cp(example.folder, copy, { recursive: true, filter });
  // Studio formats what it writes with the settings that it finds: not those of this repository.
  await writeFile(path.join(copy, '.prettierrc'), '{}\n');
  return copy;
}

/**
 * Gives the app of a copy the dark mode of its theme, since apps do not follow the browser.
 * @param {string} folder the copy
 */
export async function darken(folder) {
  const file = path.join(folder, 'toolpad/theme.yml');
  const theme = await readFile(file, 'utf8').catch(() => LIGHT);
  await writeFile(file, theme.replace('mode: light', 'mode: dark'));
}

const LIGHT = `apiVersion: v1
kind: theme
spec:
  options:
    palette:
      mode: light
`;

/**
 * Changes a file of a copy before it starts, to undo what a film will show.
 * @param {string} folder the copy
 * @param {string} file such as `toolpad/pages/today/page.yml`
 * @param {Record<string, string>} changes each text and its replacement
 * @throws {Error} if a text is not in the file
 */
export async function changeCopy(folder, file, changes) {
  const target = path.join(folder, file);
  let text = await readFile(target, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) {
      throw new Error(`${file} does not contain what the film undoes:\n${from}`);
    }
    text = text.replace(from, to);
  }
  await writeFile(target, text);
}
