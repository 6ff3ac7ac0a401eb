import { background, breadcrumbs, sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** A reader's existing app, after the two steps of the page. */
const test = integrationTest('introduction/installation', {
  only: 'Add it to an existing app',
  settings: 'integrations/react-router',
});

test('gives the pages of an existing app a sidebar and titles', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Twelve loaves are in the oven.')).toBeVisible();
  await sidebar(page).getByText('Orders').click();
  await expect(page).toHaveURL('/orders');
  await page.getByRole('link', { name: 'Order 17' }).click();
  await expect(page.getByText('Order 17 is paid.')).toBeVisible();
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Orders');
  await expect(breadcrumbs(page)).toContainText('Orders');
});

test('keeps the theme of an existing app that has only one color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/orders');
  const color = await page
    .getByRole('link', { name: 'Order 17' })
    .evaluate((element) => window.getComputedStyle(element).backgroundColor);
  expect(color).toBe('rgb(138, 75, 8)');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('button', { name: /Switch to .* mode/ })).toHaveCount(0);
});
