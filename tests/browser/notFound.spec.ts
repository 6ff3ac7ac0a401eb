import { waitForHydration, watchConsole } from '../support/site';
import { expect, test } from '../support/test';

test.describe('the 404 page', () => {
  for (const address of ['/toolpad/dashboard-layout/', '/toolpad/core/dashbord-layout/']) {
    test(`${address} suggests what was meant`, async ({ page }) => {
      const lines = watchConsole(page);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveCount(1);
      await page
        .getByRole('region', { name: 'Pages with a similar address' })
        .getByRole('link', { name: 'Dashboard Layout' })
        .click();
      await expect(page).toHaveURL(/\/toolpad\/core\/react-dashboard-layout\/$/);
      expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
    });
  }

  test('takes a malformed address', async ({ page }) => {
    const lines = watchConsole(page);
    await page.goto('/toolpad/core/%E0%A4%A/');
    await waitForHydration(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(lines.filter((line) => !line.includes('404'))).toEqual([]);
  });
});
