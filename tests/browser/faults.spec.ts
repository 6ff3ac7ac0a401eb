import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Page } from '../support/test';
import { CONFIGURED_DIR, CONFIGURED_PORT, LATER_SENTENCE } from '../support/configured.mjs';
import { ISLAND_FILES, waitForHydration } from '../support/site';

const START = '/toolpad/core/introduction/';
const NEXT = '/toolpad/core/introduction/support/';

/** Opens a page with data saving on: nothing is prefetched, so each click needs the network. */
async function openSavingData(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.dataset.document = 'first';
  });
}

const nextLink = (page: Page) => page.locator(`.site-menu a[href="${NEXT}"]`);

/** Whether the tab still has its first document, so that the reader has lost nothing. */
const isFirstDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.document === 'first');

/** Serves one build, and after `deploy()` another, as hosts do. */
async function serveDeploys(before: string, after: string) {
  let site = before;
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'cache-control': 'no-store',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      site = after;
    },
    stop: () => server.close(),
  };
}

test('after a deploy, the next click in an open tab opens the new page', async ({
  page,
  baseURL,
}) => {
  const site = await serveDeploys(String(baseURL), `http://127.0.0.1:${CONFIGURED_PORT}`);
  await openSavingData(page, `${site.origin}${START}`);
  site.deploy();
  await nextLink(page).click();
  await expect(page).toHaveURL(`${site.origin}${NEXT}`);
  await expect(page.getByText(LATER_SENTENCE)).toBeVisible();
  await waitForHydration(page);
  site.stop();
});

const searchField = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const openSearch = (page: Page) =>
  // The page of what is missing has a second one.
  page.getByRole('button', { name: 'Search', exact: true }).first().click();
const results = (page: Page) => page.getByRole('dialog').getByRole('option').first();
test('a chunk that fails to load once is retried in the same document', async ({ page }) => {
  let failures = 0;
  await page.route(ISLAND_FILES, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await openSavingData(page, START);
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  await expect(results(page)).toBeVisible();
  expect(await isFirstDocument(page)).toBe(true);
});

test('an island opened offline loads when the connection is back', async ({ page, context }) => {
  await openSavingData(page, START);
  await context.setOffline(true);
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  const notice = page.getByRole('status').getByText('You are offline.');
  await expect(notice).toBeAttached();
  await context.setOffline(false);
  await expect(results(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await isFirstDocument(page)).toBe(true);
});

test('an island whose code is missing reports it and keeps the typed text', async ({ page }) => {
  await page.route(ISLAND_FILES, (route) => route.abort());
  await openSavingData(page, START);
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(searchField(page)).toHaveValue('dashboard layout');
  expect(await isFirstDocument(page)).toBe(true);
  await page.unroute(ISLAND_FILES);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  await expect(results(page)).toBeVisible();
});

// True of both sites: the plain one, and the one with everything configured.
for (const origin of ['', `http://127.0.0.1:${CONFIGURED_PORT}`]) {
  test.describe(origin === '' ? 'the plain site' : 'the published site', () => {
    test.use(origin === '' ? {} : { baseURL: origin });

    test.beforeEach(async ({ page }) => {
      await page.route(/^https:/, (route) => route.abort());
    });

    test('after its script throws, a page can be read, and its links and menu work', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(/\/assets\/js\/main\./, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'throw new Error("Broken on purpose")',
        }),
      );
      await page.goto(START);
      await expect(page.locator('h1')).toBeVisible();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await nextLink(page).click();
      await expect(page.locator('h1')).toHaveText('Core support');
    });

    test('while its scripts hang, a page can be read, and its links work', async ({ page }) => {
      await page.route('**/*.js', () => new Promise(() => undefined));
      await page.goto(START, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await nextLink(page).click({ noWaitAfter: true });
      await expect(page.locator('h1')).toHaveText('Core support');
    });

    test('a browser too old for the scripts shows plain HTML', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(() => {
        Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      });
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(START);
      await page.mouse.move(100, 300);
      await page.keyboard.press('ArrowDown');
      await page.mouse.wheel(0, 600);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toolpad Core overview');
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await nextLink(page).click();
      await expect(page).toHaveURL(NEXT);
      expect(errors).toEqual([]);
    });

    test('browser APIs that throw do not break other features', async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new Error('refused');
        };
        Object.assign(performance, { getEntriesByType: refuse });
        Object.assign(navigator.serviceWorker, { register: refuse, getRegistration: refuse });
        const match = window.matchMedia.bind(window);
        window.matchMedia = (query) =>
          query.includes('prefers-color-scheme') ? refuse() : match(query);
      });
      await page.goto(START);
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('data-code-choice', 'system-TS');
      await openSearch(page);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await nextLink(page).click();
      await expect(page).toHaveURL(NEXT);
    });

    for (const address of [`${START}?q=%E0%A4%A#%E0`, '//toolpad/%E0/']) {
      test(`${address}, which cannot be decoded, opens a working page`, async ({
        page,
        baseURL,
      }) => {
        const missing = path.join(origin === '' ? 'build' : CONFIGURED_DIR, '404.html');
        await page.route(/\/\/toolpad\/%E0\/$/, (route) =>
          route.fulfill({ status: 404, contentType: 'text/html', path: missing }),
        );
        // On its own, a URL that starts with two slashes would name a host.
        await page.goto(new URL(START, baseURL).origin + address);
        await waitForHydration(page);
        await openSearch(page);
        await expect(searchField(page)).toBeFocused();
      });
    }
  });
}
