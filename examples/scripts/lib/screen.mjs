/** The center of a locator's element, in the window. */
export async function center(locator) {
  const { x, y, width, height } = await box(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The app in development below the bar that marks a preview.
 * @param {import('playwright-core').Page} page
 * @param {number} [height] if not all of it
 */
export function belowBar(page, height) {
  const { width, height: all } = page.viewportSize();
  return { clip: { x: 0, y: BAR, width, height: Math.min(height ?? all, all - BAR) } };
}

const BAR = 49;

/** The bounding box of a locator's element in the window, also inside the canvas. */
export async function box(locator) {
  const found = await locator.boundingBox();
  if (!found) {
    throw new Error(`Nothing on the screen for ${locator}.`);
  }
  return found;
}
