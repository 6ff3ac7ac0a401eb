import { NOT_FOUND, background, press, sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** A reader's existing app, with the provider and a folder for the layout. */
const test = integrationTest('integrations/nextjs-approuter', {
  only: 'Add it to an existing Next.js app',
});

test('puts the layout around the pages of the folder, and keeps the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByText('Three posters are drying.')).toBeVisible();
  await press(sidebar(page).getByText('Orders'));
  await expect(page).toHaveURL('/orders');
  const button = page.getByRole('button', { name: 'Print all' });
  await expect(button).toHaveCSS('background-color', 'rgb(106, 27, 154)');
  await press(page.getByRole('button', { name: 'Switch to dark mode' }));
  await expect.poll(() => background(page)).toBe('rgb(18, 18, 18)');
  await page.reload();
  await expect(button).toHaveCSS('background-color', 'rgb(206, 147, 216)');
  await page.goto('/label');
  await expect(page.getByText('Handle with care')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});

test('returns 404 for unknown URLs, and sends prerendered pages', async ({
  page,
  consoleLines,
}) => {
  expect((await page.goto('/nothing'))?.status()).toBe(404);
  expect(consoleLines.splice(0)).toEqual([NOT_FOUND]);
  expect(await (await page.request.get('/orders')).text()).toContain('Print all</button>');
});
