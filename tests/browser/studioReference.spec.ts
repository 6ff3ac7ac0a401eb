import { expect, test } from '../support/test';
import { waitForHydration, watchConsole } from '../support/site';

test('a component’s page shows a screenshot, its properties and a page file', async ({ page }) => {
  const lines = watchConsole(page);
  await page.goto('/toolpad/studio/reference/components/data-grid/#property-columns');
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ has: page.locator('#property-columns') });
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'object' }).click();
  await expect(page).toHaveURL(/#DataGrid-columns$/);
  await expect(page.locator('#field-DataGrid-columns-align')).toBeInViewport();
  await expect(page.getByRole('img', { name: /grid of five orders/ })).toHaveJSProperty(
    'complete',
    true,
  );
  await expect(page.locator('.theme-code-block')).toContainText('component: DataGrid');
  expect(lines).toEqual([]);
});

test('the file schema links fields to their types', async ({ page }) => {
  await page.goto('/toolpad/studio/reference/file-schema/#field-Page-spec-content');
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ has: page.locator('#field-Page-spec-content') });
  await row.getByRole('link', { name: 'Element' }).click();
  await expect(page.locator('h3#Element')).toBeInViewport();
  await expect(
    page.getByRole('row').filter({ has: page.locator('#field-Element-component') }),
  ).toContainText('required');
});

test('a function’s page shows its signature and links to its types', async ({ page }) => {
  await page.goto('/toolpad/studio/reference/api/create-data-provider/');
  await waitForHydration(page);
  const signature = page.locator('.theme-code-block', { hasText: 'function createDataProvider' });
  await expect(signature).toBeVisible();
  await page.locator('table a[href="#ToolpadDataProviderBase"]').first().click();
  await expect(page.locator('h3#ToolpadDataProviderBase')).toBeInViewport();
});

test('an example page titles a file of the app with its path', async ({ page }) => {
  await page.goto('/toolpad/studio/examples/qr-generator/');
  const title = page.getByText('toolpad/pages/label/page.yml', { exact: true });
  await expect(title.first()).toBeVisible();
});
