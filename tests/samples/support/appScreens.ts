import { expect, type Locator, type Page } from '@playwright/test';

/** What the browser itself logs for a page with status 404. */
export const NOT_FOUND =
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** URLs that a link to the sign-in page may ask to continue to, and must not get. */
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

/** The page's background color, as the browser computes it. */
export const background = (page: Page): Promise<string> =>
  page.evaluate(() => window.getComputedStyle(document.body).backgroundColor);

/**
 * Clicks a control once React handles it. A prerendered page shows its controls before React has
 * started; until then, a click has only the browser's default effect, and React never sees it.
 */
export async function press(target: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
      { message: 'React handles the control' },
    )
    .toBe(true);
  await target.click();
}

/** Fills in and submits the sign-in page; see {@link press} for what it waits for. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await press(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
}
