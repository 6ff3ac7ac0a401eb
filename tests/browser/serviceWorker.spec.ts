import { expect } from '@playwright/test';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import {
  buildMark,
  countLoads,
  findUpdate,
  openServed,
  passInterval,
  test,
  waitForWorker,
} from '../support/siteLab';
import { bundleWorker } from '../support/bundleWorker';
import { waitForHydration } from '../support/site';
import { watchNetwork } from '../support/watchNetwork.mjs';

test.use({ build: CONFIGURED_DIR });

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';
const DEMO_PAGE = 'core/react-dashboard-layout/';

test.describe('spec 7.1: registration', () => {
  test('the first visit to the production host registers /toolpad/sw.js', async ({ reader }) => {
    const page = await reader.profile.newPage();
    const loads = countLoads(page);
    await page.goto(reader.home);
    await waitForWorker(page);
    const { script, scope } = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return { script: registration.active?.scriptURL ?? '', scope: registration.scope };
    });
    expect(new URL(script).pathname).toBe('/toolpad/sw.js');
    expect(scope).toBe(reader.home);
    expect(loads()).toBe(1);
  });

  test('nothing is registered on another host', async ({ reader }) => {
    const page = await reader.profile.newPage();
    const untilQuiet = watchNetwork(page, 2_000);
    await page.goto(reader.otherHome);
    await untilQuiet();
    const registrations = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(registrations).toBe(0);
  });
});

test.describe('spec 7.2: a waiting update', () => {
  test('reloads a single focused tab once', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await expect(buildMark(page)).toHaveAttribute('content', '2');
    await passInterval(page);
    expect(loads()).toBe(1);
  });

  test('reloads once if opening a page finds it', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    reader.site.publish(2);
    const loads = countLoads(page);
    await page.goto(reader.home + OTHER);
    await expect.poll(loads).toBe(2);
    await passInterval(page);
    expect(loads()).toBe(2);
  });

  test('does not loop on a host that alternates between two builds', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await expect.poll(loads).toBe(1);
    await waitForHydration(page);
    reader.site.publish(1);
    await findUpdate(page, reader.site);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await passInterval(page);
    expect(loads()).toBe(1);
  });

  test('reloads only once even if the browser blocks session storage', async ({ reader }) => {
    const page = await reader.profile.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(reader.home + VISITED);
    await waitForWorker(page);
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await expect(buildMark(page)).toHaveAttribute('content', '2');
    reader.site.publish(3);
    await findUpdate(page, reader.site);
    await passInterval(page);
    expect(loads()).toBe(1);
  });

  test('waits while the reader is typing a comment', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.locator('textarea').fill('This page does not say what');
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await passInterval(page);
    expect(loads()).toBe(0);
    await expect(page.locator('textarea')).toHaveValue('This page does not say what');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await passInterval(page);
    await expect.poll(loads).toBe(1);
  });

  test('does not reload a tab if the worker is withdrawn', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    const loads = countLoads(page);
    const body = bundleWorker('src/features/offline/worker/withdraw.ts');
    reader.site.inject((file) =>
      file === 'sw.js' ? { status: 200, type: 'text/javascript', body } : null,
    );
    await findUpdate(page, reader.site);
    const isWithdrawn = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const names = await caches.keys();
        return !registration && !names.some((name) => name.startsWith('toolpad-docs-'));
      });
    await expect.poll(isWithdrawn).toBe(true);
    await passInterval(page);
    expect(loads()).toBe(0);
  });

  test('waits until a demo that the reader changed is reset', async ({ reader }) => {
    const page = await openServed(reader, DEMO_PAGE);
    const demo = page.locator('tp-demo:has(iframe)').first();
    await demo.scrollIntoViewIfNeeded();
    await demo.frameLocator('iframe').getByRole('button').first().click();
    const loads = countLoads(page);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    await passInterval(page);
    expect(loads()).toBe(0);
    await demo.locator('[data-demo-tool="reset"]').click();
    await passInterval(page);
    await expect.poll(loads).toBe(1);
  });
});
