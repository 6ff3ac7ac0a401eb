/** Tests in which a tab loses focus, which never happens in the headless shell. */
import { expect } from '@playwright/test';
import { findChromium, WHOLE_BROWSERS } from '../support/findChromium.mjs';
import {
  buildMark,
  countLoads,
  findUpdate,
  openServed,
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

/** Longer than the tab's time between two looks at a waiting update. */
const SOME_LOOKS_MS = 7000;

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';

test.describe('spec 7.2: a waiting update', () => {
  test('reloads the focused one of two tabs, and the other when it gets the focus', async ({
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
    await first.waitForTimeout(SOME_LOOKS_MS);
    expect(counts()).toEqual([1, 0]);
    await second.bringToFront();
    await expect.poll(counts, { timeout: 2 * SOME_LOOKS_MS }).toEqual([1, 1]);
    await expect(buildMark(second)).toHaveAttribute('content', '2');
    await second.waitForTimeout(SOME_LOOKS_MS);
    expect(counts()).toEqual([1, 1]);
  });

  test('leaves a tab without focus alone until it has it', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await takeFocus(page);
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await page.waitForTimeout(SOME_LOOKS_MS);
    expect(loads()).toBe(0);
    await page.bringToFront();
    await expect.poll(loads, { timeout: 2 * SOME_LOOKS_MS }).toBe(1);
  });
});

test.describe('spec 7.3: while online no page is outdated', () => {
  test('a link that gives its tab the focus leads to the published page', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await takeFocus(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    // Another tab lets the update in, so that this one reloads at its next focus.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const letIn = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      // It may still be installing.
      registration.installing?.addEventListener('statechange', letIn);
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
        letIn();
      });
    });
    const press = await pressAt(page, page.locator(`main a[href="/toolpad/${OTHER}"]`).first());
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
    await press.release();
    await page.waitForURL(reader.home + OTHER);
    await expect(buildMark(page)).toHaveAttribute('content', '2');
  });
});
