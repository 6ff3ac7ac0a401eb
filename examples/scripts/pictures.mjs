/**
 * Retakes the pictures and films of the docs: `npm run pictures`, or
 * `npm run pictures -- first-app` for one example; `npm run films` retakes films only. An example
 * with a `story.mjs` or a `films.mjs` is started in Studio and acted out; a story that starts from
 * nothing must end with the files of the example.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from './lib/browser.mjs';
import { Editor } from './lib/editor.mjs';
import { copyExample, listExamples } from './lib/examples.mjs';
import { findFfmpeg, takeFilm } from './lib/film.mjs';
import { takePicture } from './lib/picture.mjs';
import { exists, startServices } from './lib/services.mjs';
import { startStudio } from './lib/studio.mjs';

/**
 * @typedef {object} Stage passed to a story
 * @property {Editor} editor
 * @property {import('playwright-core').Page} page
 * @property {() => Promise<import('playwright-core').Page>} newPage
 * @property {typeof takePicture} picture
 * @property {typeof takeFilm} film
 * @property {import('./lib/examples.mjs').Example} example
 * @property {string} url where Studio runs
 * @property {string} folder the running copy of the example
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { films: { type: 'boolean', default: false } },
});

for (const example of await listExamples(positionals)) {
  const story = path.join(example.folder, 'story.mjs');
  const films = path.join(example.folder, 'films.mjs');
  if (!values.films && (await exists(story))) {
    console.log(`${example.name}: ${example.title}`);
    const folder = await perform(example, story, { empty: example.emptyStart });
    if (example.emptyStart) {
      await compare(path.join(example.folder, 'toolpad'), path.join(folder, 'toolpad'));
    }
  }
  if (await exists(films)) {
    console.log(`${example.name}, filmed`);
    findFfmpeg();
    await perform(example, films);
  }
}

/** Acts out a story on a running copy of its example, and returns the copy's folder. */
async function perform(example, storyFile, { empty = false } = {}) {
  const story = await import(storyFile);
  const folder = await copyExample(example, { empty });
  await story.prepare?.(folder);
  const services = await startServices(example, folder);
  const studio = await startStudio(folder, 'dev', services.setup);
  const browser = await openBrowser();
  try {
    const editor = new Editor(browser.page, studio.url);
    const { page, newPage } = browser;
    const { url } = studio;
    const camera = { picture: takePicture, film: takeFilm };
    await story.default({ editor, page, newPage, ...camera, url, folder, example });
  } catch (error) {
    await browser.page.screenshot({ path: path.join(folder, 'failed.png') });
    throw error;
  } finally {
    await browser.close();
    await studio.stop();
    await services.stop();
  }
  return folder;
}

/**
 * Throws if two apps differ in more than what varies in Studio: IDs, and when it writes the empty
 * `application.yml`.
 */
async function compare(expected, actual) {
  const files = await list(expected);
  for (const file of new Set([...files, ...(await list(actual))])) {
    const [a, b] = await Promise.all([read(expected, file), read(actual, file)]);
    if (a !== b) {
      throw new Error(`${file} differs from the result of the page's steps, which is:\n${b}`);
    }
  }
  console.log(`  the steps produce the ${files.length} files of the example`);
}

async function list(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.startsWith('.generated') && file !== 'application.yml');
}

async function read(folder, file) {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => '(nothing)');
  return text.replace(/alias:\n\s+- \S+/, 'alias:\n    - id');
}
