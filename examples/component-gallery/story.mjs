import { box } from '../scripts/lib/screen.mjs';

/** What a reader does before the picture is taken, by page. */
const ACTS = {
  autocomplete: (page) => page.getByLabel('Open').click(),
  container: (page) => page.getByLabel('Deliver to another address').check(),
  'data-grid': (page) => page.getByText('Fjord Bikes').click(),
  'date-picker': (page) => page.getByLabel('Choose date').click(),
  select: (page) => page.getByRole('combobox').click(),
  'file-picker': (page) =>
    page.locator('input[type=file]').setInputFiles([
      { name: 'fuel.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(48_200) },
      { name: 'hotel.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(91_730) },
    ]),
  form: async (page) => {
    await page.getByLabel('Guest').fill('Ada Holm');
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByText('Day is required.').waitFor();
  },
};

/** Room around the components, for labels that stand on a field's border. */
const MARGIN = 12;

/** What the page of the image shows: a floor plan. */
const PLAN = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240">
  <rect width="400" height="240" fill="#e3f2fd"/>
  <path d="M30 30h340v180H30zM190 30v110M190 170v40M30 120h100M250 120h120"
    fill="none" stroke="#1565c0" stroke-width="4"/>
  <g fill="#1565c0" font-family="sans-serif" font-size="18">
    <text x="80" y="82">Office</text><text x="245" y="82">Workshop</text>
    <text x="74" y="172">Kitchen</text><text x="268" y="172">Store</text>
  </g>
</svg>`;

/** How high the picture is at least, in pixels, where what opens is higher than the page. */
const HEIGHTS = { autocomplete: 300, 'date-picker': 440, select: 240 };

/**
 * Takes a picture of every component for its reference page.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ page, url, picture, example }) {
  await page.setViewportSize({ width: 640, height: 796 });
  await page.route('https://example.com/floor-plan.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PLAN }),
  );
  for (const { name, shows } of example.pages) {
    await page.goto(`${url}/prod/pages/${name}?toolpad-display=standalone`);
    for (const text of shows) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    await page.evaluate(() => document.fonts.ready);
    await ACTS[name]?.(page);
    await page.mouse.move(630, 780);
    await page.waitForTimeout(600);
    const { x, y, width, height } = await box(page.getByTestId('page-root'));
    await picture(page, `reference/components/${name}/${name}`, {
      clip: {
        x: x - MARGIN,
        y: y - MARGIN,
        width: width + 2 * MARGIN,
        height: Math.max(HEIGHTS[name] ?? 0, height) + 2 * MARGIN,
      },
    });
  }
}
