import { expect, type integrationTest } from './integrationApp';

/**
 * What Crud does in an app with either router of Next.js.
 *
 * @param home what the first page says
 */
export function crudInNext(test: ReturnType<typeof integrationTest>, home: string): void {
  test('opens a record at its own URL, once and under its ID', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) {
        asked.push(decodeURIComponent(pathname));
      }
    });
    await page.goto('/books/7');
    await expect(page.getByText('Bridges, volume 3')).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['/api/books/7']));
  });

  test('goes back from a record to its page of the list, and from there to where it was', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByText(home)).toBeVisible();
    // Next.js loads the page as a link would.
    await page.evaluate(() => {
      const { next } = window as unknown as { next: { router: { push: (url: string) => void } } };
      next.router.push('/books');
    });
    await expect(page.getByText('1–25 of')).toBeVisible();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText('26–32 of 32')).toBeVisible();
    await expect(page).toHaveURL(/page=1/);
    await page.getByRole('gridcell', { name: 'Moss, volume 4' }).click();
    await expect(page).toHaveURL(/\/books\/\d+$/);
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('26–32 of 32')).toBeVisible();
    await page.goBack();
    await expect(page.getByText(home)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('keeps the input of a refused book', async ({ page, consoleLines }) => {
    await page.goto('/books/new');
    await page.getByLabel('Author').fill('Olga Sand');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(/The book was not accepted/)).toBeVisible();
    await expect(page.getByLabel('Author')).toHaveValue('Olga Sand');
    expect(consoleLines.splice(0).join()).toContain('status of 422');
  });
}
