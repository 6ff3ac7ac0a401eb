/**
 * Waits until Docusaurus has hydrated the page, and all of it is laid out (`src/start/layOutInParts.ts`).
 * Its scripts wait for a reader, so the pointer moves.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitForHydration(page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page
    .locator('html[data-has-hydrated="true"]:not([data-parts])')
    .waitFor({ state: 'attached' });
}
