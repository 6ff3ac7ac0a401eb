import { setTimeout as delay } from 'node:timers/promises';

const QUIET_LIMIT_MS = 60_000;

/**
 * Watches a page's requests from now on. Playwright's own `networkidle` fires once per page, and
 * waits for frames that are out of view.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} [quietMs] how long no request may start or end before the network counts as quiet
 * @returns {() => Promise<void>} waits for that; throws after a minute
 */
export function watchNetwork(page, quietMs = 500) {
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
    const start = performance.now();
    const limit = start + QUIET_LIMIT_MS;
    while (open > 0 || performance.now() - Math.max(last, start) < quietMs) {
      if (performance.now() > limit) {
        throw new Error(`${page.url()} does not stop loading`);
      }
      await delay(50);
    }
  };
}
