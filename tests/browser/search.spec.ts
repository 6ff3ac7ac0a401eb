import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { ISLAND_FILES, listSitePages, waitForHydration, watchConsole } from '../support/site';

const START = '/toolpad/core/introduction/';

/** The terms of each product's text. */
const TERMS_FILES = 2;

function readBuilt(address: string): Buffer {
  return fs.readFileSync(path.resolve('build', address.replace('/toolpad/', '')));
}

/** Measures the scripts and data requested from now on: compressed bytes by path. */
function countBytes(page: Page): () => ReadonlyMap<string, number> {
  const addresses = new Set<string>();
  page.on('request', (request) => addresses.add(new URL(request.url()).pathname));
  return () => {
    const files = [...addresses].filter((address) => /\.js(?:on)?$/.test(address));
    return new Map(
      files.map((address) => {
        return [address, gzipSync(readBuilt(address)).length];
      }),
    );
  };
}

function total(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

test('a shortcut, a few letters and Enter open the section', async ({ page }) => {
  const lines = watchConsole(page);
  await page.goto(START);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await field.pressSequentially('dashbord header');
  const option = page.getByRole('option', { name: /^Custom header/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option.locator('mark').first()).toHaveText('header');
  await expect(page.getByRole('status').filter({ hasText: 'in Toolpad Core' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/core\/react-dashboard-layout\/#header$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const heading = page.getByRole('heading', { name: 'Custom header' });
  await expect(heading).toBeInViewport();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.waitForLoadState();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('dashbord header');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'dashbord header', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(lines).toEqual([]);
});

test('a query of 100 kB is cut to 200 characters; the next query still works', async ({ page }) => {
  await page.goto(START);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await page.keyboard.insertText('a'.repeat(100_000));
  await expect(field).toHaveValue('a'.repeat(200));
  await field.fill('dashboard layout');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('the dialog accepts typing before its island loads, then shows the results', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLAND_FILES, async (route) => {
    await released;
    await route.continue();
  });
  // On a slow machine, a part that the page asks for early holds its load event, too.
  await page.goto(START, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await page.keyboard.type('crud');
  await expect(page.getByText('The search index is loading…')).toBeVisible();
  await page.getByRole('radio', { name: 'All' }).check();
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toHaveValue(
    'crud',
  );
});

test('Enter before the results load opens the results page', async ({ page }) => {
  await page.route(ISLAND_FILES, () => undefined);
  await page.goto(START, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('crud');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=crud&in=core$/, { timeout: 15_000 });
});

// Its code has 10 KB, the texts of seven pages less than 30; the index grows with the pages.
test('search loads nothing until it opens; the first query loads 40 KB and the index', async ({
  page,
}) => {
  const before = countBytes(page);
  // A page without demos, so everything loaded later belongs to search.
  await page.goto('/toolpad/studio/concepts/deployment/');
  expect([...before().keys()].filter((address) => address.includes('search'))).toEqual([]);
  const scripts = [...before().keys()].filter((address) => address.endsWith('.js'));
  expect(scripts.filter((address) => readBuilt(address).includes('righttoleft'))).toEqual([]);
  const loaded = countBytes(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox').fill('data source');
  const pages = page.getByRole('listbox').getByRole('group');
  await expect(pages.first()).toBeVisible();
  const shards = () => [...loaded().keys()].filter((address) => address.includes('/search/'));
  // The last pages show, and all texts load, once the reader pauses.
  await expect.poll(async () => shards().length - (await pages.count())).toBe(TERMS_FILES);
  expect(total(loaded()), JSON.stringify([...loaded()])).toBeLessThan(
    40_000 + 1_115 * listSitePages().length,
  );
  const later = countBytes(page);
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByRole('combobox').fill('install in production');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => later().size).toBeGreaterThan(3);
  expect(total(later())).toBeLessThan(40_000);
});

test('the results page has its own URL and escapes hostile text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> sign in';
  await page.goto(`/toolpad/search/?q=${encodeURIComponent(hostile)}`);
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await expect(field).toHaveValue(hostile);
  await expect(page.getByRole('group').filter({ hasText: 'Toolpad Core' }).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle('Search · Toolpad');
  await expectAccessible(page);
  await field.fill('crud');
  await expect(page).toHaveURL(/\/search\/\?q=crud&in=all$/);
  await page.getByRole('radio', { name: 'Toolpad Core' }).check();
  await expect(page).toHaveURL(/\/search\/\?q=crud&in=core$/);
  await page.getByRole('group', { name: /^CRUD/ }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/core\/react-crud\//);
  await page.goBack();
  await expect(field).toHaveValue('crud');
});

test('a failure to load the index is reported and can be retried', async ({ page }) => {
  const portal = '<title>Welcome to the hotel</title>';
  await page.route('**/search-toolpad-core.json', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: portal }),
  );
  await page.goto(START);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('crud');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded. Try again.');
  await page.unroute('**/search-toolpad-core.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('an empty search shows recent pages and starting points', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  await waitForHydration(page);
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  const tasks = page.getByRole('region', { name: 'Start with Toolpad Core' });
  await expect(tasks.getByRole('link')).not.toHaveCount(0);
  const recent = page.getByRole('region', { name: 'Recent pages' });
  await recent.getByRole('link', { name: 'CRUD' }).click();
  await expect(page).toHaveURL(/\/core\/react-crud\/$/);
});

test('the other product is a tab with its number of pages', async ({ page }) => {
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('docker compose');
  const tab = page.locator('label').filter({ hasText: /^Toolpad Studio \d+$/ });
  await expect(tab).toBeInViewport();
  await tab.click();
  await expect(page.getByRole('combobox', { name: 'Search the documentation' })).toBeFocused();
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Docker');
  await first.click();
  await expect(page).toHaveURL(/\/studio\/how-to-guides\/docker\//);
});

test('the dialog is as high as its content', async ({ page }) => {
  await page.goto(START);
  await page.keyboard.press('Control+k');
  const panel = page.locator('#site-search > form');
  await expect(page.getByRole('region', { name: 'Start with Toolpad Core' })).toBeVisible();
  const empty = await panel.evaluate((element) => element.clientHeight);
  expect(empty).toBeLessThan(400);
  await page.getByRole('combobox').fill('crud');
  await expect(page.getByRole('option').nth(6)).toBeAttached();
  await expect.poll(() => panel.evaluate((element) => element.clientHeight)).toBeGreaterThan(empty);
});

test('the results page keeps the product that the reader came from, and starts high', async ({
  page,
}) => {
  await page.goto('/toolpad/studio/concepts/queries/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/toolpad/search/?q=data';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/search\/\?q=data&in=studio$/);
  await expect(page.getByRole('radio', { name: 'Toolpad Studio' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-tree', 'toolpad-studio');
  const first = page.getByRole('main').getByRole('group').nth(1);
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
});

test('results of the titles stay where they are when the text adds to them', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // The texts of pages and the terms of all text.
  await page.route('**/assets/search/*.json', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/toolpad/search/?q=data&in=core');
  const titles = page.locator('main [role="group"] strong');
  await expect(titles).toHaveCount(7);
  const more = page.getByRole('button', { name: 'Show more results' });
  const first = await titles.allInnerTexts();
  const place = await more.boundingBox();
  const count = page.getByRole('status').filter({ hasText: 'in Toolpad Core' });
  await expect(count).toBeVisible();
  const before = await count.innerText();
  arrive();
  await expect(count).not.toHaveText(before);
  expect(await titles.allInnerTexts()).toEqual(first);
  expect(await more.boundingBox()).toEqual(place);
  await more.click();
  await expect(titles).toHaveCount(14);
  expect((await titles.allInnerTexts()).slice(0, 7)).toEqual(first);
});

test('a query without results leads to similar pages, all pages and an issue', async ({ page }) => {
  await page.goto(START);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('xqzv-notifications');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Nothing found for/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'useNotifications', exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /GitHub/ })).toHaveAttribute('href', /xqzv/);
  const kept = await page.evaluate(() => [JSON.stringify(localStorage), document.cookie].join());
  expect(kept).not.toContain('xqzv');
});

test('a page is found by its title; whole words are highlighted, and no row is empty', async ({
  page,
}) => {
  await page.goto('/toolpad/core/introduction/');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard layout');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Dashboard Layout');
  await expect(page.getByText('Start of the page')).toHaveCount(0);
  await expect(page.locator('dialog mark').first()).toBeVisible();
  const partialMatches = await page.locator('dialog mark').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const next = mark.nextSibling?.textContent ?? '';
      return /^\w/.test(next) ? [mark.textContent + next] : [];
    }),
  );
  expect(partialMatches).toEqual([]);
  await expect(async () => {
    const texts = await page.locator('[role="option"] > span:last-child').allTextContents();
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
  }).toPass();
});
