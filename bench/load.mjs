import { setTimeout as delay } from 'node:timers/promises';
import { sumBytes, watchTransfers } from '../tests/support/transfers.mjs';
import { waitForHydration } from '../tests/support/waitForHydration.mjs';
import { watchNetwork } from '../tests/support/watchNetwork.mjs';
import { withColdPage } from './browser.mjs';

/** "At load" is what a cold visit that touches nothing transfers in this time. */
const SECONDS = 5;

/** How many of the largest scripts are named. */
const NAMED = 12;

/**
 * Measures what a page transfers at load, and how much script it has once a reader is there: own scripts
 * wait for one.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ dir: string, origin: string, address: string }} visit the folder of the built site, where
 *   it is served, and the page
 * @returns compressed bytes by type; `touched`, those of scripts after the pointer moved; the largest
 *   scripts
 */
export function measureLoad(browser, { dir, origin, address }) {
  return withColdPage(browser, async (page) => {
    const loaded = watchTransfers(page, dir);
    const untilQuiet = watchNetwork(page);
    const started = performance.now();
    const response = await page.goto(origin + address, { waitUntil: 'commit' });
    if (!response?.ok()) {
      throw new Error(`${address} is not there`);
    }
    await delay(SECONDS * 1_000 - (performance.now() - started));
    const bytes = Object.fromEntries(
      Object.entries(loaded).map(([kind, files]) => [kind, sumBytes(files)]),
    );
    await waitForHydration(page);
    await untilQuiet();
    const scripts = [...loaded.script].sort(([, one], [, other]) => other - one).slice(0, NAMED);
    return { ...bytes, touched: sumBytes(loaded.script), scripts: Object.fromEntries(scripts) };
  });
}
