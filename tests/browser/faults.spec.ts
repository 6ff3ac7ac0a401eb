import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Page } from '../support/test';
import { CONFIGURED_DIR, CONFIGURED_PORT, LATER_SENTENCE } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';

const START = '/toolpad/core/introduction/';
const NEXT = '/toolpad/core/introduction/support/';

/** A browser that saves data loads nothing ahead, so each click asks the network. */
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

/** Whether the tab still has the document it began with, so that nothing the reader did is lost. */
const isFirstDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.document === 'first');

/** Serves one build, and from `deploy()` on another in its place, as hosts do. */
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

test('a deploy while a tab is open: the next click opens the new page', async ({
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
  page.getByRole('button', { name: 'Search', exact: true }).click();
const results = (page: Page) => page.getByRole('dialog').getByRole('option').first();
/** The code of a live part: every script but the one of the page itself. */
const PARTS = /\/assets\/js\/(?!main\.)[^/]+\.js$/;

test('a chunk that fails to load once is retried in the same document', async ({ page }) => {
  await openSavingData(page, START);
  let failures = 0;
  await page.route(PARTS, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  await expect(results(page)).toBeVisible();
  expect(await isFirstDocument(page)).toBe(true);
});

test('a part opened offline waits, and loads when the connection is back', async ({
  page,
  context,
}) => {
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

test('a part whose code is gone reports it, and keeps typed text', async ({ page }) => {
  await openSavingData(page, START);
  await page.route(PARTS, (route) => route.abort());
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(searchField(page)).toHaveValue('dashboard layout');
  expect(await isFirstDocument(page)).toBe(true);
  await page.unroute(PARTS);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await openSearch(page);
  await searchField(page).fill('dashboard layout');
  await expect(results(page)).toBeVisible();
});

/** What holds on both sites: the plain one and the one with everything configured. */
for (const origin of ['', `http://127.0.0.1:${CONFIGURED_PORT}`]) {
  test.describe(origin === '' ? 'the plain site' : 'the published site', () => {
    test.use(origin === '' ? {} : { baseURL: origin });

    test.beforeEach(async ({ page }) => {
      await page.route(/^https:/, (route) => route.abort());
    });

    test('a script that throws leaves a page that reads, navigates and opens its menu', async ({
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

    test('without its scripts the page can be read, and its links work', async ({ page }) => {
      await page.route('**/*.js', () => new Promise(() => undefined));
      await page.goto(START, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await nextLink(page).click({ noWaitAfter: true });
      await expect(page.locator('h1')).toHaveText('Core support');
    });

    test('a browser too old for the scripts keeps the plain HTML', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(() => {
        Reflect.deleteProperty(Object, 'hasOwn');
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

    test('a browser API that throws breaks one feature only', async ({ page }) => {
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
      test(`${address}, which cannot be decoded, gets a working page`, async ({
        page,
        baseURL,
      }) => {
        const missing = path.join(origin === '' ? 'build' : CONFIGURED_DIR, '404.html');
        await page.route(/\/\/toolpad\/%E0\/$/, (route) =>
          route.fulfill({ status: 404, contentType: 'text/html', path: missing }),
        );
        // An address that begins with two slashes would name a host here.
        await page.goto(new URL(START, baseURL).origin + address);
        await waitForHydration(page);
        await openSearch(page);
        await expect(searchField(page)).toBeFocused();
      });
    }
  });
}
