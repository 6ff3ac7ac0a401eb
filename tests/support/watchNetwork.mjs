import { setTimeout as delay } from 'node:timers/promises';

const QUIET_LIMIT_MS = 60_000;

/**
 * Watches what a page asks for from now on. Playwright's own `networkidle` happens once a page, and
 * waits for frames that are out of sight.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} [quietMs] how long nothing may be asked for or come before it is quiet
 * @returns {() => Promise<void>} waits for that, and throws when it does not come in a minute
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
    const asked = performance.now();
    const limit = asked + QUIET_LIMIT_MS;
    while (open > 0 || performance.now() - Math.max(last, asked) < quietMs) {
      if (performance.now() > limit) {
        throw new Error(`${page.url()} goes on loading`);
      }
      await delay(50);
    }
  };
}
