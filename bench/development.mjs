import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForHydration } from '../tests/support/waitForHydration.mjs';
import { withColdPage } from './browser.mjs';
import { DOCUSAURUS, startGroup } from './builds.mjs';
import { GUIDE } from './controls.mjs';
import { median, repeat } from './statistics.mjs';

const FILE = 'docs-core/introduction/installation/index.mdx';
const START_LIMIT_MS = 300_000;
const EDIT_LIMIT_MS = 60_000;
const SETTLE_MS = 2_000;

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Opens the page again and again until the server that is starting answers. */
async function openWhenReady(page, url) {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const response = await page.goto(url, { timeout: START_LIMIT_MS }).catch(() => null);
    if (response?.ok()) {
      await page.locator('h1').waitFor({ timeout: START_LIMIT_MS });
      return;
    }
    await delay(100);
  }
  throw new Error('The development server did not answer');
}

/** Whether the page has a sentence. Runs in the page. */
const hasSentence = (sentence) =>
  document.querySelector('.theme-doc-markdown')?.textContent.includes(sentence);

/** Writes a sentence at the end of the page, and waits until the browser shows it; milliseconds. */
async function timeEdit(page, file, text, index) {
  const sentence = `This is edit number ${index + 1}.`;
  const started = performance.now();
  await fs.writeFile(file, `${text}\n${sentence}\n`);
  // Each frame is looked at: locators look every half a second, which is what they would measure.
  const options = { polling: 'raf', timeout: EDIT_LIMIT_MS };
  await page.waitForFunction(hasSentence, sentence, options);
  const time = performance.now() - started;
  // What the server still does for this edit is not the next one's.
  await delay(SETTLE_MS);
  return time;
}

/**
 * Measures a site's development server.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, dir: string, edits: number }} options `dir`: the folder of the site; one of its
 *   pages is changed and put back
 * @returns {Promise<{ start: number, edit: number }>} seconds until a page shows its heading, and the
 *   median of the seconds from saving a page to its new text in the browser
 */
export async function measureDevelopment(browser, { site, dir, edits }) {
  const file = path.join(dir, FILE);
  const text = await fs.readFile(file, 'utf8');
  const port = await freePort();
  const args = ['start', '--host', '127.0.0.1', '--port', String(port), '--no-open'];
  const started = performance.now();
  const server = startGroup(process.execPath, [DOCUSAURUS, ...args], { cwd: dir, stdio: 'ignore' });
  try {
    return await withColdPage(browser, async (page) => {
      await openWhenReady(page, `http://127.0.0.1:${port}${GUIDE}`);
      const start = (performance.now() - started) / 1_000;
      await (site === 'stock'
        ? page.locator('html[data-has-hydrated="true"]').waitFor({ timeout: EDIT_LIMIT_MS })
        : waitForHydration(page));
      await delay(SETTLE_MS);
      const times = await repeat(edits, (index) => timeEdit(page, file, text, index));
      return { start, edit: median(times) / 1_000 };
    });
  } finally {
    server.end();
    await fs.writeFile(file, text);
  }
}
