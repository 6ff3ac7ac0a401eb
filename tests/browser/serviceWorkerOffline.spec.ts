import { expect, type Page } from '@playwright/test';
import {
  buildMark,
  countLoads,
  findUpdate,
  openAsApp,
  openServed,
  test,
  waitForWorker,
} from '../support/siteLab';
import { listSitePages, waitForHydration } from '../support/site';

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';
const DEMO = 'core/react-use-session/';

const partsOf = (page: Page) => {
  const demo = page.locator('figure[id="SessionGreeting.tsx"]');
  return {
    demo,
    edit: demo.getByRole('button', { name: 'Edit', exact: true }),
    editor: demo.locator('.cm-content'),
    shown: demo.frameLocator('.demo-sandbox').locator('body'),
  };
};

test.describe('spec 7.3: offline', () => {
  test('the first page of the first visit reads, styled and alive', async ({ reader }) => {
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

  test('a page reached by a link inside the site reads', async ({ reader }) => {
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

  test('a page that says nothing for too long is read from what was kept', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    // The copy shows long before the answer would come, however slow this machine is.
    reader.site.slowDown(150_000);
    await page.goto(reader.home + VISITED, { timeout: 100_000 });
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a page never visited shows the offline page, and itself once online', async ({
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

  test('search and settings work though nobody has opened them before', async ({ reader }) => {
    const page = await openServed(reader, VISITED);
    const isSearchKept = () =>
      page.evaluate(async () => {
        const list = await caches.match('/toolpad/worker-files.json');
        const { search } = (await list?.json()) as { search: Record<string, string[]> };
        const files = (search.core ?? []).map((file) => caches.match(`/toolpad/${file}`));
        return files.length > 0 && (await Promise.all(files)).every(Boolean);
      });
    await expect.poll(isSearchKept).toBe(true);
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

  test('a demo that is being changed goes on; after a reload its changes wait for the network', async ({
    reader,
  }) => {
    const page = await openServed(reader, DEMO);
    const { demo, edit, editor, shown } = partsOf(page);
    await edit.click();
    await expect(editor).toBeFocused();
    await page.keyboard.insertText('// Written online\n');
    await expect(demo.locator('tp-demo')).toHaveAttribute('data-edited', /./);
    await reader.site.goOffline();
    await page.keyboard.insertText('document.body.dataset.written = "offline";\n');
    await expect(shown).toHaveAttribute('data-written', 'offline');

    await page.reload();
    await expect(editor).toContainText('Written online');
    await expect(editor).toContainText('"offline"');
    const problem = demo.locator('.demo-problem');
    await expect(problem).toContainText('could not be loaded. Your changes are kept.');
    await expect(demo.locator('.demo-sandbox')).toHaveCount(0);
    await reader.site.goOnline();
    await problem.getByRole('button', { name: 'Run again' }).click();
    await expect(shown).toHaveAttribute('data-written', 'offline');
    await expect(problem).toBeEmpty();
  });

  test('an editor that nobody has opened before says that it is missing', async ({ reader }) => {
    const page = await openServed(reader, DEMO);
    await reader.site.goOffline();
    const { demo, edit, editor } = partsOf(page);
    await edit.click();
    await expect(demo.getByText('The source could not be loaded. Please try again.')).toBeVisible();
    await reader.site.goOnline();
    await edit.click();
    await expect(editor).toBeFocused();
  });

  test('an address that does not exist is not kept', async ({ reader }) => {
    const page = await openServed(reader, '');
    const online = await page.goto(`${reader.home}core/no-such-page/`);
    expect(online?.status()).toBe(404);
    await reader.site.goOffline();
    const offline = await page.goto(`${reader.home}core/no-such-page/`);
    expect(offline?.status()).toBe(503);
  });

  test('an installed app reads whole, and in its newest build', async ({ reader }) => {
    const page = await reader.profile.newPage();
    await openAsApp(page);
    const keptList = () =>
      page.evaluate(async () => {
        const list = await caches.match('/toolpad/offline-files.json');
        return (await list?.text()) ?? '';
      });
    await page.goto(reader.home);
    await expect.poll(keptList).toContain('-1"');
    reader.site.publish(2);
    const loads = countLoads(page);
    await findUpdate(page, reader.site);
    await expect.poll(loads).toBe(1);
    await expect.poll(keptList).toContain('-2"');
    await reader.site.goOffline();
    const missing = await page.evaluate(async (addresses) => {
      const answers = await Promise.all(addresses.map((address) => fetch(address)));
      return answers.filter(({ ok }) => !ok).map(({ url }) => url);
    }, listSitePages());
    expect(missing).toEqual([]);
    const response = await page.goto(reader.home + OTHER);
    expect(response?.status()).toBe(200);
    await expect(buildMark(page)).toHaveAttribute('content', '2');
    await waitForHydration(page);
  });
});
