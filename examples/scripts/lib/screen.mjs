/** The center of a locator's element, in the window. */
export async function center(locator) {
  const { x, y, width, height } = await box(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The bounding box of a locator's element in the window, also inside the canvas. */
export async function box(locator) {
  const found = await locator.boundingBox();
  if (!found) {
    throw new Error(`Nothing on the screen for ${locator}.`);
  }
  return found;
}
