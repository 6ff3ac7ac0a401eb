/**
 * Checks that every example still does what the docs say: `npm run check`, or
 * `npm run check -- first-app` for one. Each app is started as a developer would start it, its
 * pages are opened in Chromium, and every text of the manifest has to appear, without uncaught
 * errors. An example's own `check.mjs` runs next, and one with `production: true` is also built and
 * served. In development, every page is opened in the editor too: pages of the docs print them.
 */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from './lib/browser.mjs';
import { copyExample, listExamples } from './lib/examples.mjs';
import { openInEditor } from './lib/opening.mjs';
import { exists, startServices } from './lib/services.mjs';
import { buildStudio, startStudio } from './lib/studio.mjs';

/**
 * @typedef {object} Visit passed to an example's own check
 * @property {import('playwright-core').Page} page a tab
 * @property {string} url where the app runs, such as `<url>/prod/pages/stock`
 * @property {Record<string, string>} env the variables it was started with
 * @property {string} folder the running copy of the example
 * @property {() => string} printed what Studio has printed so far
 * @property {'dev' | 'start'} command how the app was started
 */

/** The window of the checks: a screen, with room for the navigation beside a page. */
const SCREEN = { width: 1440, height: 796 };

for (const example of await listExamples(process.argv.slice(2))) {
  const folder = await copyExample(example);
  for (const command of example.production ? ['dev', 'start'] : ['dev']) {
    // Restarted for each visit, so that changes made by the first one are gone.
    const { setup, stop } = await startServices(example, folder);
    try {
      if (command === 'start') {
        await buildStudio(folder, setup);
      }
      await visit(example, folder, command, setup);
    } finally {
      await stop();
    }
  }
}

async function visit(example, folder, command, setup) {
  const studio = await startStudio(folder, command, setup);
  const browser = await openBrowser();
  try {
    const { page } = browser;
    const app = { ...studio, base: example.base };
    const names = await readdir(path.join(folder, 'toolpad/pages')).catch(() => []);
    await page.setViewportSize(SCREEN);
    for (const { name, shows } of example.pages) {
      await page.goto(`${studio.url}${example.base}/pages/${name}`);
      for (const text of shows) {
        await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
      }
    }
    if (command === 'dev' && !example.guarded) {
      const shown = page.url();
      await openInEditor(browser, app, names);
      // Its own check begins where readers are.
      await page.goto(shown);
    }
    const ownCheck = path.join(example.folder, 'check.mjs');
    if (await exists(ownCheck)) {
      const { url, printed } = studio;
      await (
        await import(ownCheck)
      ).default({ page, url, folder, printed, command, env: setup.env });
    }
    if (command === 'dev' && example.guarded) {
      // Its own check has signed in by now, at the address where the browser is.
      await openInEditor(browser, { ...app, url: new URL(page.url()).origin }, names);
    }
    if (browser.errors.length > 0) {
      throw new Error(`Uncaught errors:\n${browser.errors.join('\n')}`);
    }
    if (setup.server) {
      assert.ok(await studio.stop(), 'Ctrl+C ends a server whose pages are open');
    }
    console.log(`ok  ${example.name} (toolpad-studio ${command})`);
  } catch (error) {
    error.message = `${example.name} (toolpad-studio ${command}): ${error.message}`;
    throw error;
  } finally {
    await browser.page.screenshot({ path: path.join(folder, `${command}.png`) }).catch(() => {});
    await browser.close();
    await studio.stop();
  }
}
