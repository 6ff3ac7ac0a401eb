import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/support/findChromium.mjs';

/** Starts the browser that all but Lighthouse measures with. */
export function launchBrowser() {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/**
 * Opens a page in a browser profile of its own, which nothing is kept in.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withColdPage(browser, measure) {
  const context = await browser.newContext();
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits until Docusaurus has hydrated the page. */
export async function waitForHydration(page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

const QUIET_MS = 500;
const QUIET_LIMIT_MS = 60_000;

/**
 * Watches what a page asks for from now on. Playwright's own `networkidle` happens once a page, and
 * waits for frames that are out of sight.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<void>} waits until nothing was asked for or came for half a second
 */
export function watchNetwork(page) {
  let open = 0;
  let last = performance.now();
  const count = (change) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const asked = performance.now();
    const limit = asked + QUIET_LIMIT_MS;
    while (open > 0 || performance.now() - Math.max(last, asked) < QUIET_MS) {
      if (performance.now() > limit) {
        throw new Error(`${page.url()} goes on loading`);
      }
      await delay(50);
    }
  };
}
