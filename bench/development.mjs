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

/** Tries to open the page until the starting server responds. */
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
  throw new Error('The development server did not respond');
}

/** Whether the page contains a sentence. Runs in the page. */
const hasSentence = (sentence) =>
  document.querySelector('.theme-doc-markdown')?.textContent.includes(sentence);

/** Appends a sentence to the page; resolves with the milliseconds until the browser shows it. */
async function timeEdit(page, file, text, index) {
  const sentence = `This is edit number ${index + 1}.`;
  const started = performance.now();
  await fs.writeFile(file, `${text}\n${sentence}\n`);
  // Checks every frame: locators poll every half second, which is what they would measure.
  const options = { polling: 'raf', timeout: EDIT_LIMIT_MS };
  await page.waitForFunction(hasSentence, sentence, options);
  const time = performance.now() - started;
  // Remaining work of the server for this edit must not count toward the next one.
  await delay(SETTLE_MS);
  return time;
}

/**
 * Measures a site's development server.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, dir: string, edits: number }} options `dir`: the folder of the site; one
 *   of its pages is edited and restored
 * @returns {Promise<{ start: number, edit: number }>} seconds until a page shows its heading, and
 *   the median of the seconds from saving a page to its new text in the browser
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
