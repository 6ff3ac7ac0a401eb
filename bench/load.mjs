import { setTimeout as delay } from 'node:timers/promises';
import fs from 'node:fs';
import path from 'node:path';
import { sumBytes, watchTransfers } from '../tests/support/transfers.mjs';
import { watchNetwork } from '../tests/support/watchNetwork.mjs';
import { withColdPage } from './browser.mjs';
import { CONTROLS, DEMOS, GUIDE, SEARCHES } from './controls.mjs';

/** "At load" is what a cold visit without interaction transfers in this time. */
const SECONDS = 5;

/** How many of the largest scripts are listed. */
const LISTED = 12;

/** A low window at the end of a page with demos: none is near it. */
const LOW_WINDOW = { viewport: { width: 1280, height: 100 } };
const END = '#api';

/** A word that only React's renderer for browsers contains. */
const REACT = 'suppressHydrationWarning';

const isOutside = (request) => !/^(?:http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url());

/** Counts the compressed bytes that third parties send from now on. */
function watchOutside(page) {
  const outside = { bytes: 0 };
  page.on('requestfinished', async (request) => {
    if (isOutside(request)) {
      const sizes = await request.sizes().catch(() => null);
      outside.bytes += sizes?.responseBodySize ?? 0;
    }
  });
  return outside;
}

async function open(page, url) {
  const response = await page.goto(url, { waitUntil: 'commit' });
  if (!response?.ok()) {
    throw new Error(`${new URL(url).pathname} does not exist`);
  }
}

/** Moves the pointer over the page, which is the first thing that a reader does. */
async function movePointer(page, untilQuiet) {
  await page.mouse.move(300, 40);
  await page.mouse.move(320, 50, { steps: 4 });
  await delay(1_000);
  await untilQuiet();
}

/**
 * Measures what a page transfers at load, and its script once a reader has moved the pointer.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ dir: string, origin: string, address: string }} visit the folder of the built site,
 *   where it is served, and the page
 * @returns compressed bytes of the site's own files by type; `outside`, those of third parties;
 *   `touched`, those of scripts after the pointer moved; the largest scripts
 */
export function measureLoad(browser, { dir, origin, address }) {
  return withColdPage(browser, async (page) => {
    const loaded = watchTransfers(page, dir);
    const outside = watchOutside(page);
    const untilQuiet = watchNetwork(page);
    const started = performance.now();
    await open(page, origin + address);
    await delay(SECONDS * 1_000 - (performance.now() - started));
    const bytes = Object.fromEntries(
      Object.entries(loaded).map(([kind, files]) => [kind, sumBytes(files)]),
    );
    const atLoad = outside.bytes;
    await movePointer(page, untilQuiet);
    const scripts = [...loaded.script].sort(([, one], [, other]) => other - one).slice(0, LISTED);
    return {
      ...bytes,
      outside: atLoad,
      touched: sumBytes(loaded.script),
      scripts: Object.fromEntries(scripts),
    };
  });
}

/** How many of the files contain React's renderer. */
function countReact(dir, files) {
  return [...files.keys()].filter((pathname) =>
    fs.readFileSync(path.join(dir, pathname.replace('/toolpad/', '')), 'utf8').includes(REACT),
  ).length;
}

/** The script of a guide whose search is open and shows results. */
function loadSearch(browser, { site, dir, origin }) {
  return withColdPage(browser, async (page) => {
    const loaded = watchTransfers(page, dir);
    const untilQuiet = watchNetwork(page);
    await open(page, origin + GUIDE);
    await page.waitForLoadState();
    await page.locator(`${CONTROLS[site].search.target}:visible`).first().click();
    await page.locator(SEARCHES[site].field).waitFor();
    await page.keyboard.type('dashboard');
    await page.locator(SEARCHES[site].result).first().waitFor();
    await untilQuiet();
    return { search: sumBytes(loaded.script), reacts: countReact(dir, loaded.script) };
  });
}

/** The script of the page with demos, before the first is near the screen and once it runs. */
function loadDemos(browser, { dir, origin }) {
  return withColdPage(
    browser,
    async (page) => {
      const loaded = watchTransfers(page, dir);
      const untilQuiet = watchNetwork(page);
      await open(page, origin + DEMOS + END);
      await page.waitForLoadState();
      await movePointer(page, untilQuiet);
      const before = { script: sumBytes(loaded.script), frames: page.frames().length - 1 };
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.locator('tp-demo').first().scrollIntoViewIfNeeded();
      await delay(3_000);
      await untilQuiet();
      return { before: before.script, early: before.frames, demo: sumBytes(loaded.script) };
    },
    LOW_WINDOW,
  );
}

/**
 * Measures the script of a page with an island open: the search, and a demo.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ site: string, dir: string, origin: string }} options
 * @returns {Promise<{ search: number, reacts: number, before?: number, early?: number,
 *   demo?: number }>} bytes; `reacts`, how many of the files contain React's renderer; `early`, the
 *   frames of demos before one was near
 */
export async function measureIslands(browser, options) {
  const hasDemos = CONTROLS[options.site].language !== undefined;
  return {
    ...(await loadSearch(browser, options)),
    ...(hasDemos && (await loadDemos(browser, options))),
  };
}
