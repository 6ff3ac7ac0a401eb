import { press, sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** A reader's existing app, with one file changed. */
const test = integrationTest('integrations/nextjs-pagesrouter', {
  only: 'Add it to an existing Next.js app',
});

test('puts the layout around pages, except bare ones, and keeps the theme', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Three posters are drying.')).toBeVisible();
  await press(sidebar(page).getByText('Orders'));
  await expect(page).toHaveURL('/orders');
  const button = page.getByRole('button', { name: 'Print all' });
  await expect(button).toHaveCSS('background-color', 'rgb(106, 27, 154)');
  await page.goto('/label');
  await expect(page.getByText('Handle with care')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});
