/**
 * Checks that every example still does what the docs say: `npm run check`, or
 * `npm run check -- first-app` for one. Each app is started as a developer starts it, its pages are
 * opened in Chromium, and every text of the manifest has to be there, without an uncaught error.
 * An example with a `check.mjs` then goes on by itself, and one with `production: true` is also
 * built and served.
 */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './lib/browser.mjs';
import { copyExample, listExamples } from './lib/examples.mjs';
import { buildStudio, startStudio } from './lib/studio.mjs';

/**
 * @typedef {object} Visit what an example's own check gets
 * @property {import('playwright-core').Page} page a tab
 * @property {string} url where the app runs, such as `<url>/prod/pages/stock`
 * @property {string} folder the running copy of the example
 * @property {() => string} printed what Studio has printed so far
 * @property {'dev' | 'start'} command how the app was started
 */

for (const example of await listExamples(process.argv.slice(2))) {
  const folder = await copyExample(example);
  await visit(example, folder, 'dev');
  if (example.production) {
    await buildStudio(folder);
    await visit(example, folder, 'start');
  }
}

async function visit(example, folder, command) {
  const studio = await startStudio(folder, command);
  const browser = await openBrowser();
  try {
    const { page } = browser;
    for (const { name, shows } of example.pages) {
      await page.goto(`${studio.url}/prod/pages/${name}`);
      for (const text of shows) {
        await page.getByText(text, { exact: true }).first().waitFor();
      }
    }
    const ownCheck = path.join(example.folder, 'check.mjs');
    if (await exists(ownCheck)) {
      const { url, printed } = studio;
      await (await import(ownCheck)).default({ page, url, folder, printed, command });
    }
    if (browser.errors.length > 0) {
      throw new Error(`Uncaught errors:\n${browser.errors.join('\n')}`);
    }
    console.log(`ok  ${example.name} (toolpad-studio ${command})`);
  } catch (error) {
    await browser.page.screenshot({ path: path.join(folder, 'failed.png') }).catch(() => {});
    error.message = `${example.name} (toolpad-studio ${command}): ${error.message}`;
    throw error;
  } finally {
    await browser.close();
    await studio.stop();
  }
}

async function exists(file) {
  return access(file).then(
    () => true,
    () => false,
  );
}
