import type { Locator, Page } from '@playwright/test';

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
 * Fills in the sign-in page and sends it, once React has started: before that, the browser would
 * submit the form of a prerendered page by itself.
 */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in with password' }).click();
}
