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
