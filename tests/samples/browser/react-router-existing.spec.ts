import { sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** A reader's existing app, with one more file and route. */
const test = integrationTest('integrations/react-router', {
  only: 'Add Toolpad Core to an existing app',
});

test('puts the layout around its child routes only', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Two trucks arrive today.')).toBeVisible();
  await sidebar(page).getByText('Stock').click();
  await expect(page).toHaveURL('/stock');
  await page.goto('/stock/b4');
  await expect(page.getByText('Shelf B4.')).toBeVisible();
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Stock');
  await page.goto('/print');
  await expect(page.getByText('Labels')).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});
