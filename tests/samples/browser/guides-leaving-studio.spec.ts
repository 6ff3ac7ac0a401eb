import { press } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** Studio's first app in Next.js: what `examples/first-app/check.mjs` expects of the original. */
const test = integrationTest('guides/leaving-toolpad', {
  alone: true,
  only: 'An app of Toolpad Studio',
  // Settings of the other app.
  without: ['6. Provider and package'],
});

test('filters the parts, counts those to reorder, and restocks the selected one', async ({
  page,
}) => {
  await page.goto('/');
  const count = page.getByRole('group', { name: 'To reorder' });
  const restock = page.getByRole('button', { name: 'Restock' });
  await expect(page.getByText('1–7 of 7')).toBeVisible();
  await expect(count).toContainText('3');
  await expect(restock).toBeDisabled();
  await press(page.getByRole('tab', { name: 'Filters' }));
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await expect(count).toContainText('1');
  const row = page.getByRole('row', { name: /Oil filter W712/ });
  await row.click();
  await restock.click();
  await expect(row).toContainText('13');
  await expect(count).toContainText('0');
});

test('refuses amounts and categories that the functions do not take', async ({ page }) => {
  for (const amount of [-5, 0.5, '5', undefined]) {
    const response = await page.request.post('/api/parts', { data: { id: 6, amount } });
    expect(response.status()).toBe(400);
    expect(await response.json()).toEqual({ message: 'Restock from 1 to 1000 pieces.' });
  }
  expect((await page.request.get('/api/parts?category=Cars')).status()).toBe(400);
});
