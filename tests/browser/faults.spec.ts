import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../support/test';
import { CONFIGURED_PORT, LATER_SENTENCE } from '../support/configured.mjs';
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

const nextLink = (page: Page) => page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`);

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

test('a deploy while a tab is open: the next click lands on the new page by itself', async ({
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

test('a piece that fails to load once is asked for again, in the same document', async ({
  page,
}) => {
  await openSavingData(page, START);
  let failures = 0;
  await page.route('**/assets/js/*.js', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await nextLink(page).click();
  await expect(page.locator('h1')).toHaveText('Core support');
  expect(await isFirstDocument(page)).toBe(true);
});

test('going offline in the middle of a click: the page waits, and opens when the line is back', async ({
  page,
  context,
}) => {
  await openSavingData(page, START);
  await context.setOffline(true);
  await nextLink(page).click();
  const notice = page.getByRole('status').getByText('You are offline.');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Core support');
  await expect(notice).toBeHidden();
  expect(await isFirstDocument(page)).toBe(true);
});

test('the settings, when their code is gone, say so and leave the page', async ({ page }) => {
  await openSavingData(page, START);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(page.locator('h1')).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('a page that crashes says what to do; the other pages work, and it is counted once', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The page's own text, as MDX compiles it: a function that renders it, made to throw.
    await route.fulfill({
      response,
      body: body.includes('"sourceDirName":"introduction/support"')
        ? body.replace(/function (\w+)\((\w+)=\{\}\)\{/, '$&throw new Error("Broken on purpose");')
        : body,
    });
  });
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${START}`);
  await waitForHydration(page);
  await nextLink(page).click();
  await expect(page.locator('h1')).toHaveText('This page stopped working');
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  const crashes = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: readonly ArrayLike<unknown>[] };
      return dataLayer.filter((entry) => entry[0] === 'event' && entry[1] === 'exception').length;
    });
  expect(await crashes()).toBe(1);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(page.locator('h1')).toHaveText('This page stopped working');
  expect(await crashes()).toBe(1);
  await page.locator(`.footer a[href="/toolpad/core/"]`).click();
  await expect(page.locator('h1')).toHaveText('Toolpad Core');
  await page.getByRole('main').locator(`a[href="${NEXT}"]`).first().click();
  await expect(page.locator('h1')).toHaveText('This page stopped working');
});

test('scripts that never come: the page reads, and its links lead on', async ({ page }) => {
  await page.route('**/*.js', () => new Promise(() => undefined));
  await page.goto(START, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await nextLink(page).click({ noWaitAfter: true });
  await expect(page.locator('h1')).toHaveText('Core support');
});
