/**
 * Numbers parts of the window, as the list below the picture does, in their upper left corners.
 * @param {import('playwright-core').Page} page
 * @param {{ x: number, y: number }[]} parts in the order of the list
 * @returns {Promise<() => Promise<void>>} takes the numbers away
 */
export async function numberParts(page, parts) {
  const layer = await page.evaluateHandle((corners) => {
    const element = document.createElement('div');
    element.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
    for (const [index, { x, y }] of corners.entries()) {
      const badge = document.createElement('b');
      badge.textContent = String(index + 1);
      badge.style.cssText = `position:absolute;left:${x + 8}px;top:${y + 8}px;width:30px;height:30px;border-radius:15px;background:#c2410c;color:#fff;border:2px solid #fff;font:700 16px/26px Roboto,sans-serif;text-align:center;box-sizing:border-box`;
      element.append(badge);
    }
    document.body.append(element);
    return element;
  }, parts);
  return () => layer.evaluate((element) => element.remove());
}
