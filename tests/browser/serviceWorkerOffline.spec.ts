import { expect, type Page } from '@playwright/test';
import {
  buildMark,
  clearHttpCache,
  countLoads,
  findUpdate,
  openAsApp,
  openServed,
  test,
  waitForSearch,
  waitForWorker,
} from '../support/siteLab';
import { listSitePages, waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';
const DEMO = 'core/react-use-session/';

const demoParts = (page: Page) => {
  const demo = page.locator('figure[id="SessionGreeting.tsx"]');
  return {
    demo,
    edit: demo.getByRole('button', { name: 'Edit', exact: true }),
    editor: demo.locator('.cm-content'),
    output: demo.frameLocator('.demo-edited').locator('body'),
  };
};

test.describe('spec 7.3: offline', () => {
  test('the first page of the first visit is readable, styled and interactive', async ({
    reader,
  }) => {
    const page = await reader.profile.newPage();
    await page.goto(reader.home + VISITED);
    const heading = await page.locator('h1').textContent();
    await waitForWorker(page);
    await reader.site.goOffline();
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await waitForHydration(page);
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(font).toContain('Geist Variable');
  });

  test('a page reached by an internal link is readable', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await page.locator(`a[href="/toolpad/${OTHER}"]`).first().click();
    await page.waitForURL(reader.home + OTHER);
    await waitForHydration(page);
    const heading = await page.locator('h1').textContent();
    await waitForWorker(page);
    await reader.site.goOffline();
    await page.goto(reader.home + OTHER.replace(/\/$/, '?from=a-bookmark'));
    await expect(page.locator('h1')).toHaveText(heading ?? '');
    await waitForHydration(page);
  });

  test('a page is shown from its saved copy if the server takes too long', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    // So long that even on a slow machine the copy shows well before the response.
    reader.site.slowDown(150_000);
    await page.goto(reader.home + VISITED, { timeout: 100_000 });
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a page never visited shows the offline page, then loads once online', async ({
    reader,
  }) => {
    const page = await openServed(reader, VISITED);
    await reader.site.goOffline();
    const response = await page.goto(reader.home + OTHER);
    expect(response?.status()).toBe(503);
    expect(page.url()).toBe(reader.home + OTHER);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.locator(`#kept a[href="${reader.home}${VISITED}"]`)).toBeVisible();
    await reader.site.goOnline();
    await page.getByRole('link', { name: 'Try again' }).click();
    await waitForHydration(page);
    expect(page.url()).toBe(reader.home + OTHER);
  });

  test('search and settings work even if never opened before', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    await waitForSearch(page);
    await reader.site.goOffline();
    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('dashboard');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a demo being edited keeps running; after a reload, its edits wait for the network', async ({
    reader,
  }) => {
    const page = await openServed(reader, DEMO);
    const { demo, edit, editor, output } = demoParts(page);
    await edit.click();
    await expect(editor).toBeFocused();
    await page.keyboard.insertText('// Written online\n');
    await expect(demo.locator('tp-demo')).toHaveAttribute('data-edited', /./);
    await reader.site.goOffline();
    await page.keyboard.insertText('document.body.dataset.written = "offline";\n');
    await expect(output).toHaveAttribute('data-written', 'offline');

    // Workers answer no requests of a frame without an origin; the browser's cache may.
    await clearHttpCache(page);
    await page.reload();
    await expect(editor).toContainText('Written online');
    await expect(editor).toContainText('"offline"');
    const problem = demo.locator('.demo-problem');
    await expect(problem).toContainText('failed to load. Your changes are kept.');
    await expect(demo.locator('.demo-edited')).toHaveCount(0);
    await reader.site.goOnline();
    await problem.getByRole('button', { name: 'Run again' }).click();
    await expect(output).toHaveAttribute('data-written', 'offline');
    await expect(problem).toBeEmpty();
  });

  test('an editor never opened before reports that it could not be loaded', async ({ reader }) => {
    const page = await openServed(reader, DEMO);
    await reader.site.goOffline();
    const { demo, edit, editor } = demoParts(page);
    await edit.click();
    await expect(demo.getByText('The source could not be loaded. Please try again.')).toBeVisible();
    await reader.site.goOnline();
    await edit.click();
    await expect(editor).toBeFocused();
  });

  test('a 404 page is not cached', async ({ reader }) => {
    const page = await openServed(reader, '');
    const online = await page.goto(`${reader.home}core/no-such-page/`);
    expect(online?.status()).toBe(404);
    await reader.site.goOffline();
    const offline = await page.goto(`${reader.home}core/no-such-page/`);
    expect(offline?.status()).toBe(503);
  });

  // Other tests show one page of it.
  test(
    'an installed app can show every page, in the newest build',
    sweepIf(true),
    async ({ reader }) => {
      const page = await reader.profile.newPage();
      await openAsApp(page);
      const savedList = () =>
        page.evaluate(async () => {
          const list = await caches.match('/toolpad/offline-files.json');
          return (await list?.text()) ?? '';
        });
      await page.goto(reader.home);
      await expect.poll(savedList).toContain('-1"');
      reader.site.publish(2);
      const loads = countLoads(page);
      await findUpdate(page, reader.site);
      await expect.poll(loads).toBe(1);
      await expect.poll(savedList).toContain('-2"');
      await reader.site.goOffline();
      const missing = await page.evaluate(async (addresses) => {
        const responses = await Promise.all(addresses.map((address) => fetch(address)));
        return responses.filter(({ ok }) => !ok).map(({ url }) => url);
      }, listSitePages());
      expect(missing).toEqual([]);
      const response = await page.goto(reader.home + OTHER);
      expect(response?.status()).toBe(200);
      await expect(buildMark(page)).toHaveAttribute('content', '2');
      await waitForHydration(page);
    },
  );
});
