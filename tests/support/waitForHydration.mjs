/**
 * Waits until Docusaurus has hydrated the page. Its scripts wait for a reader, so the pointer moves.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitForHydration(page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
