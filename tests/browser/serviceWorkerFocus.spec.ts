/** Tests in which a tab loses focus, which never happens in the headless shell. */
import { expect } from '@playwright/test';
import { findChromium, WHOLE_BROWSERS } from '../support/findChromium.mjs';
import {
  buildMark,
  countLoads,
  findUpdate,
  openServed,
  passInterval,
  pressAt,
  takeFocus,
  test,
} from '../support/siteLab';

const executablePath = findChromium(WHOLE_BROWSERS);

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const browser = executablePath === undefined ? { channel: 'chromium' } : { executablePath };
    await provide({ ...launchOptions, ...browser });
  },
});

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';

test.describe('spec 7.2: a waiting update', () => {
  test('reloads the focused one of two tabs, and the other once it gets focus', async ({
    reader,
  }) => {
    const first = await openServed(reader, VISITED);
    const second = await openServed(reader, OTHER);
    await takeFocus(second);
    const loads = [countLoads(first), countLoads(second)] as const;
    const counts = () => loads.map((count) => count());
    reader.site.publish(2);
    await findUpdate(first, reader.site);
    await expect.poll(counts).toEqual([1, 0]);
    await passInterval(first);
    expect(counts()).toEqual([1, 0]);
    await second.bringToFront();
    await passInterval(second);
    await expect.poll(counts).toEqual([1, 1]);
    await expect(buildMark(second)).toHaveAttribute('content', '2');
    await passInterval(second);
    expect(counts()).toEqual([1, 1]);
  });

  test('does not reload a tab until it has focus', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await takeFocus(page);
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await passInterval(page);
    expect(loads()).toBe(0);
    await page.bringToFront();
    await expect.poll(loads).toBe(1);
  });
});

test.describe('spec 7.3: no page is outdated while online', () => {
  test('a link click that focuses the tab opens the newest build', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await takeFocus(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    // Activate the update as another tab would, so that this one reloads on focus.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const activate = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      // It may still be installing.
      registration.installing?.addEventListener('statechange', activate);
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        activate();
      });
    });
    const press = await pressAt(page, page.locator(`main a[href="/toolpad/${OTHER}"]`).first());
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
    await press.release();
    await page.waitForURL(reader.home + OTHER);
    await expect(buildMark(page)).toHaveAttribute('content', '2');
  });
});
