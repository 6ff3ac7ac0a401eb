import { sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

const test = integrationTest('react-app-provider', {
  only: 'TanStack Router',
  settings: 'integrations/react-router',
  files: { 'next.config.ts': null },
});

test('links, highlights and opens the records of Crud with TanStack Router', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Nothing is planned.')).toBeVisible();
  await sidebar(page).getByText('Tools').click();
  await expect(page).toHaveURL(/\/tools/);
  await page.getByRole('gridcell', { name: 'Chisel' }).click();
  await expect(page).toHaveURL('/tools/1');
  await expect(page.getByText('Chisel')).toBeVisible();
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Tools');
  await page.reload();
  await expect(page.getByText('Chisel')).toBeVisible();
});
