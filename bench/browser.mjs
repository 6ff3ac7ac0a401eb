import { chromium } from '@playwright/test';
import { findChromium } from '../tests/support/findChromium.mjs';

/** Arguments of every Chromium in a run, including Lighthouse's. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/**
 * Starts the browser for most measurements.
 *
 * @param {readonly string[]} [args] that direct it to the third parties
 */
export function launchBrowser(args = []) {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...BROWSER_ARGS, '--disable-background-networking', ...args],
  });
}

/**
 * Opens a page in a new, empty browser profile.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page) => Promise<T>} measure
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 * @returns {Promise<T>}
 */
export async function withColdPage(browser, measure, options = {}) {
  const context = await browser.newContext(options);
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** By which factor the processor is slower than the machine's, for phones and for a visit. */
export let slowdown = 4;

/** Sets the slowdown of all later measurements. */
export function setSlowdown(factor) {
  slowdown = factor;
}

const LATENCY_MS = 150;
const DOWN_BITS = 1_600_000;
const UP_BITS = 750_000;

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Makes the processor of a page slower. */
export async function slowProcessor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/**
 * Opens a page on a slow phone with a slow connection, in its own profile.
 *
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(phone: { page: import('@playwright/test').Page, open: (url: string) => Promise<number>,
 *   tap: (place: { x: number, y: number }) => Promise<void>, type: (text: string) => Promise<number> }) =>
 *   Promise<T>} measure `open` resolves at the first paint with its time, `type` with the time of
 *   typing, both in ms of {@link now}
 * @returns {Promise<T>}
 */
export function withPhone(browser, measure) {
  return withColdPage(
    browser,
    async (page) => {
      const session = await slowProcessor(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LATENCY_MS,
        downloadThroughput: DOWN_BITS / 8,
        uploadThroughput: UP_BITS / 8,
      });
      await session.send('Page.enable');
      await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
      const open = async (url) => {
        const painted = new Promise((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`${url} was not painted`)), 60_000);
          const onEvent = ({ name }) => {
            if (name === 'firstContentfulPaint') {
              clearTimeout(timer);
              session.off('Page.lifecycleEvent', onEvent);
              resolve(now());
            }
          };
          session.on('Page.lifecycleEvent', onEvent);
        });
        painted.catch(() => undefined);
        await page.goto(url, { waitUntil: 'commit' });
        return painted;
      };
      const touch = (type, touchPoints) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      const tap = async (place) => {
        await touch('touchStart', [place]);
        await touch('touchEnd', []);
      };
      const type = async (text) => {
        const started = now();
        await session.send('Input.insertText', { text });
        return started;
      };
      return measure({ page, open, tap, type });
    },
    PHONE,
  );
}

/** The time in ms, comparable with that of pages: `performance.timeOrigin + performance.now()`. */
export const now = () => performance.timeOrigin + performance.now();
