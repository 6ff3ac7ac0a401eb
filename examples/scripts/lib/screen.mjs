/** The middle of what a locator shows, in the window. */
export async function center(locator) {
  const { x, y, width, height } = await box(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a locator is in the window; one inside the canvas too. */
export async function box(locator) {
  const found = await locator.boundingBox();
  if (!found) {
    throw new Error(`Nothing on the screen for ${locator}.`);
  }
  return found;
}
