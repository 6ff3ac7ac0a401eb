/**
 * Waits until the page's script has started; from then on, everything on the page is interactive.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function waitForHydration(page) {
  await page.evaluate(() =>
    globalThis.customElements.whenDefined('tp-island').then(() => undefined),
  );
}
