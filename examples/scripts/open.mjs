/**
 * Opens every page file that the docs print in Studio, as a reader who copies it does: `npm run open`
 * after a build of the site, or `npm run open -- welcome` for one example. The files are taken from the
 * published Markdown and put into a copy of the example they belong to, which has their functions and
 * components. Each is opened in the editor, which has to show all its components, and in the app.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { openBrowser } from './lib/browser.mjs';
import { copyExample, listExamples, root } from './lib/examples.mjs';
import { openInEditor } from './lib/opening.mjs';
import { startServices } from './lib/services.mjs';
import { startStudio } from './lib/studio.mjs';

/** @typedef {{ on: string, file: string, text: string }} Printed a page of the docs, and a file on it */

const SITE = path.join(root, '../build/studio');

const FENCE = /^```yaml title="(toolpad\/pages\/[^/"]+\/page\.yml)"[^\n]*\n([^]*?)\n```$/gm;

/** Larger than any of the pages, so that all of a page is drawn. */
const SCREEN = { width: 1440, height: 2000 };

/** @returns {Promise<Printed[]>} the page files on all pages of the docs, whole ones only */
async function readPrinted() {
  const files = (await readdir(SITE, { recursive: true })).filter((name) => name.endsWith('.md'));
  const pages = await Promise.all(
    files.sort().map(async (on) => {
      const source = await readFile(path.join(SITE, on), 'utf8');
      return [...source.matchAll(FENCE)].map(([, file, text]) => ({ on, file, text }));
    }),
  );
  return pages.flat();
}

/** Whether an example has this very file. */
async function has({ folder }, { file, text }) {
  const own = await readFile(path.join(folder, file), 'utf8').catch(() => '');
  return own.trimEnd() === text;
}

/** The number of components of a page file. */
function countComponents(text) {
  const all = (elements) => elements.flatMap((one) => [one, ...all(one.children ?? [])]);
  return all(parse(text).spec.content ?? []).length;
}

/** @returns {Promise<string[]>} what is wrong with the files, each with the page that prints it */
async function openFiles(example, printed) {
  const folder = await copyExample(example);
  await Promise.all(printed.map(({ file, text }) => writeFile(path.join(folder, file), text)));
  const { setup, stop } = await startServices(example, folder);
  // Without the sign-in of its server: it guards the editor.
  const server = example.guarded ? undefined : setup.server;
  const problems = [];
  try {
    const studio = await startStudio(folder, 'dev', { ...setup, server });
    const browser = await openBrowser();
    await browser.page.setViewportSize(SCREEN);
    for (const one of printed) {
      const problem = await openFile(browser, { ...studio, base: example.base }, one);
      console.log(`${problem ? 'failed' : 'ok'}  ${one.on}: ${one.file} (${example.name})`);
      problems.push(...(problem ? [`${one.on}: ${one.file}: ${problem}`] : []));
    }
    await browser.close();
    await studio.stop();
  } finally {
    await stop();
  }
  return problems;
}

/** @returns {Promise<string | null>} what is wrong with a file */
async function openFile({ page, errors }, app, { file, text }) {
  const name = path.basename(path.dirname(file));
  errors.length = 0;
  try {
    await openInEditor({ page, errors }, app, [name]);
    const drawn = await page
      .frameLocator('iframe[name="data-toolpad-canvas"]')
      // The page itself is a node too.
      .locator('[data-toolpad-node-id]:not([data-testid="page-root"])')
      .evaluateAll((all) => new Set(all.map((one) => one.dataset.toolpadNodeId)).size);
    const count = countComponents(text);
    if (drawn < count) {
      return `the editor shows ${drawn} of ${count} components`;
    }
    await page.goto(`${app.url}${app.base}/pages/${name}`);
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return errors.length > 0 ? errors.join('\n') : null;
  } catch (error) {
    return error.message;
  }
}

const all = await readPrinted();
const examples = await listExamples();
const names = process.argv.slice(2);
const problems = [];
const opened = [];
for (const example of examples) {
  const matches = await Promise.all(all.map((one) => has(example, one)));
  const printed = all.filter((one, index) => matches[index] && !opened.includes(one));
  opened.push(...printed);
  if (printed.length > 0 && (names.length === 0 || names.includes(example.name))) {
    problems.push(...(await openFiles(example, printed)));
  }
}
const unknown = all.filter((one) => !opened.includes(one));
problems.push(...unknown.map(({ on, file }) => `${on}: ${file}: no example has this file`));
console.log(`${all.length} page files are printed. ${problems.length} have a problem.`);
if (problems.length > 0) {
  throw new Error(problems.join('\n'));
}
