import { expect, type Locator, type Page } from '@playwright/test';

/** What the browser itself logs for a page with status 404. */
export const NOT_FOUND =
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** Addresses that a link to the sign-in page may ask to go on to, and must not get. */
export const FOREIGN_ADDRESSES: readonly string[] = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:1',
];

/** The sidebar of a wide screen. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Desktop' });

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const breadcrumbs = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'breadcrumb' });

/** The page's colour, as the browser computes it. */
export const background = (page: Page): Promise<string> =>
  page.evaluate(() => window.getComputedStyle(document.body).backgroundColor);

/**
 * Clicks what React answers for. A prerendered page shows its controls before React has started;
 * until then a click on one does what the browser does by itself, and React never hears of it.
 */
export async function press(target: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
      { message: 'React answers for what is clicked' },
    )
    .toBe(true);
  await target.click();
}

/** Fills in the sign-in page and sends it; see {@link press} for what it waits for. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await press(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
}
