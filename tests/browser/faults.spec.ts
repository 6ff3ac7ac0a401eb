import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '../support/test';
import { CONFIGURED_PORT, LATER_SENTENCE } from '../support/configured.mjs';
import { waitForHydration, watchConsole } from '../support/site';

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

test('an extension that blocks ads and statistics changes nothing else', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  await page.route(/ads\.example|googletagmanager\.com/, (route) => route.abort('blockedbyclient'));
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${START}`);
  await waitForHydration(page);
  await nextLink(page).click();
  await expect(page.locator('h1')).toHaveText('Core support');
  expect(crashes).toEqual([]);
});

test('a network that answers everything with its login page shows no ad and loses no comment', async ({
  page,
}) => {
  const login = { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' };
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await page.route(/ads\.example|\/feedback$/, (route) => route.fulfill(login));
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${START}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('textbox').fill('Kept.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText("Couldn't submit feedback. Please try again later.")).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Kept.');
  expect(crashes).toEqual([]);
});

test('a full storage keeps a choice for the visit, and says nothing on the console', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(START);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByRole('button', { name: 'Dark' }).click();
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(lines).toEqual([]);
});

for (const year of [1970, 2099]) {
  test(`a clock that says ${year} disturbs nothing`, async ({ page, context }) => {
    const lines = watchConsole(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: new Date(Date.UTC(year, 0, 2)) });
    await page.goto('/toolpad/core/introduction/installation/');
    await waitForHydration(page);
    const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
    expect(lines).toEqual([]);
  });
}
