import path from 'node:path';
import { CONFIGURED_DIR, CONFIGURED_PORT } from '../support/configured.mjs';
import { watchConsole } from '../support/site';
import { expect, test } from '../support/test';

test.describe('the 404 page', () => {
  for (const address of ['/toolpad/dashboard-layout/', '/toolpad/core/dashbord-layout/']) {
    test(`offers and finds the intended page for ${address}`, async ({ page }) => {
      const lines = watchConsole(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(main.getByRole('searchbox')).toHaveValue(/^dash\w+ layout$/);
      const found = main.getByRole('group').getByRole('link', { name: /Dashboard Layout/ });
      await expect(found.first()).toBeVisible();
      await expect(page).toHaveURL(address);
      await page
        .getByRole('region', { name: 'Pages with a similar URL' })
        .getByRole('link', { name: 'Dashboard Layout', exact: true })
        .click();
      await expect(page).toHaveURL(/\/toolpad\/core\/react-dashboard-layout\/$/);
      expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
    });
  }

  test('searches for the words of the URL, and for others without leaving the page', async ({
    page,
  }) => {
    await page.goto('/toolpad/core/pricing-plans/');
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox');
    await expect(search).toHaveValue('pricing plans');
    // Where the reader is (spec 1.4).
    await expect(main.getByRole('radio', { name: 'Toolpad Core' })).toBeChecked();
    await expect(
      main
        .getByRole('group')
        .or(main.getByText(/^Nothing found/))
        .first(),
    ).toBeVisible();
    await search.fill('sign in');
    const result = main
      .getByRole('group', { name: /^Sign-in Page/ })
      .getByRole('link')
      .first();
    await expect(result).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect(page).toHaveURL(/pricing-plans\/\?q=sign\+in&in=core$/);
    await result.click();
    await expect(page.locator('h1')).toHaveText('Sign-in Page');
    await page.goBack();
    await expect(search).toHaveValue('sign in');
    await expect(result).toBeVisible();
  });

  test('handles a malformed URL', async ({ page }) => {
    const lines = watchConsole(page);
    await page.goto('/toolpad/core/%E0%A4%A/');
    await expect(page.getByText('Nothing is published at /toolpad/core/%E0%A4%A/.')).toBeVisible();
    expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
  });
});

test.describe('the 404 page, with everything configured', () => {
  test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

  test.beforeEach(async ({ page }) => {
    await page.route(/^https:/, (route) => route.abort());
  });

  for (const detour of [
    '//toolpad/core/react-crud/?a=1#pagination',
    '/toolpad/core//react-crud/index.html?a=1#pagination',
  ]) {
    test(`redirects from ${detour} to the page`, async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      const address = new URL(origin + detour);
      await page.route(
        ({ pathname }) => pathname === address.pathname,
        (route) =>
          route.fulfill({
            status: 404,
            contentType: 'text/html',
            path: path.join(CONFIGURED_DIR, '404.html'),
          }),
      );
      await page.goto(address.href);
      await expect(page).toHaveURL(`${origin}/toolpad/core/react-crud/?a=1#pagination`);
      await expect(page.locator('h1')).toHaveText('CRUD');
    });
  }

  for (const { address, product, other } of [
    { address: '/toolpad/studio/no-such-page/', product: 'Studio', other: 'Core' },
    { address: '/toolpad/no-such-page/', product: 'Core', other: 'Studio' },
  ]) {
    test(`spec 1.4: treats ${address} as a page of ${product}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      const products = page.getByRole('list', { name: 'Products' }).first();
      await expect(products.getByRole('link', { name: product })).toHaveAttribute('aria-current');
      await expect(products.getByRole('link', { name: other })).toBeHidden();
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: `Toolpad ${product}` })).toBeChecked();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Documentation pages' });
      const inTree = (name: string) => menu.locator(`[data-tree="toolpad-${name.toLowerCase()}"]`);
      await expect(inTree(product)).toBeVisible();
      await expect(inTree(other)).toBeHidden();
    });
  }
});
