/**
 * Retakes the pictures and films of the docs, in both color schemes: `npm run pictures`, or
 * `npm run pictures -- first-app` for one example; `--only films` or `--only stills` takes less, and
 * `--scheme dark` takes one scheme. An example with a `story.mjs` or a `films.mjs` is started in
 * Studio and acted out; a story that starts from nothing must end with the files of the example.
 */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { APP, openBrowser } from './lib/browser.mjs';
import { Camera } from './lib/camera.mjs';
import { Editor } from './lib/editor.mjs';
import { copyExample, darken, listExamples, root } from './lib/examples.mjs';
import { findFfmpeg } from './lib/film.mjs';
import { hashSources, recordTaken } from './lib/manifest.mjs';
import { exists, startServices } from './lib/services.mjs';
import { startStudio } from './lib/studio.mjs';

/**
 * @typedef {object} Stage passed to a story
 * @property {Editor} editor
 * @property {import('playwright-core').Page} page
 * @property {() => Promise<import('playwright-core').Page>} newPage a tab of the app's size
 * @property {() => ReturnType<typeof openBrowser>} newBrowser in the color scheme of the pictures
 * @property {Camera['picture']} picture
 * @property {Camera['film']} film
 * @property {import('./lib/examples.mjs').Example} example
 * @property {'light' | 'dark'} scheme
 * @property {string} url where Studio runs
 * @property {string} folder the running copy of the example
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, scheme: { type: 'string' } },
});

/** Studio writes the first when it likes; dark pictures need the second. */
const VARYING = new Set(['application.yml', 'theme.yml']);

findEmoji();
for (const example of await listExamples(positionals)) {
  const files = ['story.mjs', 'films.mjs'].map((name) => path.join(example.folder, name));
  const [story, films] = await Promise.all(
    files.map(async (file) => ((await exists(file)) ? file : null)),
  );
  if ((story && values.only !== 'films') || (films && values.only !== 'stills')) {
    console.log(`${example.name}: ${example.title}`);
    const folders = [
      example.folder,
      ...(example.extends ? [path.join(root, example.extends)] : []),
    ];
    const sources = await hashSources(folders);
    const record = (taken) => recordTaken(example.folder, sources, taken);
    for (const scheme of values.scheme ? [values.scheme] : ['light', 'dark']) {
      const camera = new Camera(scheme);
      if (story && values.only !== 'films') {
        const folder = await perform(example, story, camera, { empty: example.emptyStart });
        if (example.emptyStart) {
          await compare(path.join(example.folder, 'toolpad'), path.join(folder, 'toolpad'));
        }
        await record(camera.taken);
      }
      if (films && values.only !== 'stills') {
        findFfmpeg();
        await perform(example, films, camera);
        await record(camera.taken);
      }
    }
  }
}

/** @throws {Error} with what to install, if the symbols in Studio's texts would be empty boxes */
function findEmoji() {
  const found = execFileSync('fc-list', [':charset=1f44d', 'family'], { encoding: 'utf8' });
  if (found.trim() === '') {
    throw new Error('Pictures need a font with emoji: apt-get install fonts-noto-color-emoji.');
  }
}

/** Acts out a story on a running copy of its example, and returns the copy's folder. */
async function perform(example, storyFile, { scheme, picture, film }, { empty = false } = {}) {
  const story = await import(storyFile);
  const folder = await copyExample(example, { empty });
  if (scheme === 'dark') {
    await darken(folder);
  }
  await story.prepare?.(folder);
  const services = await startServices(example, folder);
  const studio = await startStudio(folder, 'dev', services.setup);
  const newBrowser = () => openBrowser(scheme);
  const browser = await newBrowser();
  try {
    const editor = new Editor(browser.page, studio.url);
    const { page } = browser;
    const newPage = async () => {
      const app = await browser.newPage();
      await app.setViewportSize(APP);
      return app;
    };
    const { url } = studio;
    const tools = { editor, page, newPage, newBrowser, picture, film };
    await story.default({ ...tools, url, folder, example, scheme });
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
    .filter((file) => !file.startsWith('.generated') && !VARYING.has(file));
}

async function read(folder, file) {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => '(nothing)');
  return text.replace(/alias:\n\s+- \S+/, 'alias:\n    - id');
}
