import fs from 'node:fs';
import { expect, test } from '../support/test';
import { waitForHydration } from '../support/site';

const ADDRESS = '/toolpad/core/introduction/installation/';

test('a page is copied as Markdown with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(fs.readFileSync('build/core/introduction/installation/index.md', 'utf8'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
});

test('Markdown that does not load says so, and the page goes on', async ({ page }) => {
  await page.route('**/index.md', (route) => route.abort());
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByText('The Markdown did not load. Please try again.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Could not load' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the Markdown, and no button is there that does nothing', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeHidden();
    const link = page.getByRole('link', { name: 'View as Markdown' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# Installation\n/);
  });
});
