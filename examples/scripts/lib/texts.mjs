/** Ports that the system gave out: another one each time. */
const FIRST_PASSING_PORT = 32_768;

/**
 * Measures the texts in a part of the window, the canvas of the editor included.
 * @param {import('playwright-core').Page} page
 * @param {{ x: number, y: number, width: number, height: number }} clip
 * @param {string} name of the picture, for the error
 * @returns {Promise<{ width: number, text: number }>} in CSS pixels: the width, and the smallest text,
 *   0 if there is none
 * @throws {Error} if a text names a port that differs from run to run
 */
export async function measureTexts(page, clip, name) {
  const found = [];
  for (const frame of page.frames()) {
    const element = frame === page.mainFrame() ? null : await frame.frameElement();
    const place = element ? await element.boundingBox() : { x: 0, y: 0 };
    if (place) {
      found.push(...(await frame.evaluate(textsIn, { ...clip, left: place.x, top: place.y })));
    }
  }
  const passing = found.find(({ words }) =>
    [...words.matchAll(/(?:127\.0\.0\.1|localhost):(\d+)/g)].some(
      ([, port]) => Number(port) >= FIRST_PASSING_PORT,
    ),
  );
  if (passing) {
    throw new Error(`${name} shows a port of this run: ${passing.words}`);
  }
  const text = found.length === 0 ? 0 : Math.min(...found.map(({ size }) => size));
  return { width: Math.round(clip.width), text };
}

/** The visible texts of a document, with their sizes. Runs in the browser. */
function textsIn({ x, y, width, height, left, top }) {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const inside =
      center.x + left > x &&
      center.x + left < x + width &&
      center.y + top > y &&
      center.y + top < y + height;
    const topmost = inside && data.trim() ? document.elementFromPoint(center.x, center.y) : null;
    if (
      topmost &&
      box.width > 0 &&
      (topmost.contains(parentElement) || parentElement.contains(topmost))
    ) {
      let scale = 1;
      for (let element = parentElement; element; element = element.parentElement) {
        const { transform } = getComputedStyle(element);
        scale *=
          transform === 'none'
            ? 1
            : Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b);
      }
      const size =
        Math.round(parseFloat(getComputedStyle(parentElement).fontSize) * scale * 10) / 10;
      texts.push({ words: data, size });
    }
  }
  return texts;
}
