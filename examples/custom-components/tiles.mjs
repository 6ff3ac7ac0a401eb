/** How many pixels apart the drawn streets are. */
const BLOCK = 128;

/** A map picture that is drawn, not fetched: streets, an avenue and a few parks. */
function draw(x, y) {
  const left = x * 256;
  const top = y * 256;
  const streets = [];
  const parks = [];
  for (let column = Math.floor(left / BLOCK); column * BLOCK < left + 256; column += 1) {
    streets.push(`M${column * BLOCK - left} -9V265`);
    for (let row = Math.floor(top / BLOCK); row * BLOCK < top + 256; row += 1) {
      if ((column * 7 + row * 13) % 11 === 0) {
        parks.push(
          `<rect x="${column * BLOCK - left}" y="${row * BLOCK - top}" width="128" height="128"/>`,
        );
      }
    }
  }
  for (let row = Math.floor(top / BLOCK); row * BLOCK < top + 256; row += 1) {
    streets.push(`M-9 ${row * BLOCK - top}H265`);
  }
  const lines = streets.join('');
  const avenue = 'M-16 272L272 -16';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
<rect width="256" height="256" fill="#efebe3"/><g fill="#cfe3c2">${parks.join('')}</g>
<g fill="none" stroke-linecap="square"><path d="${lines}" stroke="#ddd6c8" stroke-width="9"/>
<path d="${avenue}" stroke="#e5c98f" stroke-width="14"/>
<path d="${lines}" stroke="#fff" stroke-width="7"/>
<path d="${avenue}" stroke="#fbe6b5" stroke-width="11"/></g></svg>`;
}

/**
 * Answers the requests for map pictures in the browser's stead, so that a picture of the docs needs
 * no internet.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} the addresses that were asked for, growing
 */
export async function drawTiles(page) {
  const asked = [];
  await page.route(/\/\d+\/\d+\/\d+\.png$/, async (route) => {
    const address = route.request().url();
    const [x, y] = address.match(/(\d+)\/(\d+)\.png$/).slice(1);
    asked.push(address);
    await route.fulfill({ contentType: 'image/svg+xml', body: draw(Number(x), Number(y)) });
  });
  return asked;
}
