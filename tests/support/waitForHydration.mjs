/**
 * Waits until Docusaurus has hydrated the page.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitForHydration(page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
