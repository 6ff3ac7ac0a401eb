import { expect, test, type Page } from '../support/test';
import { layoutShifts, waitForHydration } from '../support/site';

/** Fonts may come later than the text: nothing wraps differently then, so nothing below moves. */

const FONT = /geist-latin-[^/]*\.woff2$/;

/** The headings of the page's text, and how many lines they take. */
const measure = (page: Page) =>
  page.locator('main :is(h1, h2)').evaluateAll((headings) =>
    headings.map((heading) => {
      return {
        name: heading.textContent,
        lines: Math.round(
          heading.getBoundingClientRect().height / parseFloat(getComputedStyle(heading).lineHeight),
        ),
      };
    }),
  );

/** Opens a page twice, and measures its headings with their font and without. */
async function compare(page: Page, address: string, widths: readonly number[]) {
  // Without its limit of 100 ms, so that the font applies however busy the machine is.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('optional', 'swap');
    await route.fulfill({ response, body });
  });
  const hasFont = () => page.evaluate(() => document.fonts.check('650 20px "Geist Variable"'));
  const measureAll = async () => {
    const found = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await measure(page)).map((heading) => ({ ...heading, window: width })));
    }
    return found;
  };
  await page.goto(address);
  await expect.poll(hasFont).toBe(true);
  const withFont = await measureAll();
  await page.route(FONT, (route) => route.abort());
  await page.reload();
  await waitForHydration(page);
  expect(await hasFont()).toBe(false);
  return { withFont, without: await measureAll() };
}

test('the heading of the home page takes two lines in every window, whatever its font', async ({
  page,
}) => {
  const widths = [320, 345, 360, 382, 390, 414, 600, 768, 1024, 1280, 1440, 1920];
  const { withFont, without } = await compare(page, '/toolpad/', widths);
  const linesOf = (headings: typeof without) =>
    headings.filter(({ name }) => name.startsWith('Dashboards')).map(({ lines }) => lines);
  expect(linesOf(withFont)).toEqual(widths.map(() => 2));
  expect(linesOf(without)).toEqual(widths.map(() => 2));
});

test('headings take as many lines in the fallback as in their font', async ({ page }) => {
  const address = '/toolpad/core/introduction/installation/';
  const { withFont, without } = await compare(page, address, [390, 1280]);
  expect(withFont.length).toBeGreaterThan(10);
  const linesOf = (headings: typeof without) => headings.map(({ name, lines }) => [name, lines]);
  expect(linesOf(without)).toEqual(linesOf(withFont));
});

test('a font that arrives after the first paint moves nothing on the home page', async ({
  page,
}) => {
  await page.route(FONT, async (route) => {
    // In the time that `font-display: optional` waits for it.
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    await route.continue();
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/toolpad/');
    await waitForHydration(page);
    expect(await layoutShifts(page)).toEqual([]);
  }
});
