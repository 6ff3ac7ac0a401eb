import { background, sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** The new Vite app of the page. */
const test = integrationTest('introduction/installation', {
  only: 'Create a Vite app',
  settings: 'integrations/react-router',
});

test('shows the first dashboard, whose pages and color scheme change', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Warehouse' })).toBeVisible();
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
  await sidebar(page).getByText('Stock').click();
  await expect(page).toHaveURL('/stock');
  await expect(page.getByText('1,204 items on the shelves.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect.poll(() => background(page)).toBe('rgb(18, 18, 18)');
});

test('does not start where the browser blocks local storage', async ({ page, consoleLines }) => {
  // What a browser does when its user has blocked site data.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect.poll(() => consoleLines.join('\n')).toContain('Access is denied');
  await expect(page.locator('#root > *')).toHaveCount(0);
  consoleLines.splice(0);
});
