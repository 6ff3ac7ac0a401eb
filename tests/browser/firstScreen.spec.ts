import fs from 'node:fs';
import { expect, test, type Page } from '../support/test';

/** Where a page's own text starts, on every page of the build. */

const PAGES = [...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((address) => /\/(?:core|studio)\/./.test(address));

const isReference = (address: string) => /\/core\/api\/./.test(address);

/** What comes after the lead paragraph, a status and an ad; in an overview, the list of pages. */
const TEXT =
  '.theme-doc-markdown > :not(header, .lead, .lead + p:has(+ tp-ad), tp-ad), header ~ article';

/** A window, what starts on its first screen, and where at the latest, in px. */
const LIMITS = [
  { width: 1280, height: 800, parts: TEXT, line: 390, isOn: () => true },
  { width: 1280, height: 800, parts: '#props, #signature', line: 450, isOn: isReference },
  { width: 390, height: 844, parts: TEXT, line: 420, isOn: () => true },
] as const;

/** Where the first of these parts starts, in px from the top of the window. */
function startOf(page: Page, parts: string): Promise<number> {
  const first = page.locator(parts).first();
  return first.evaluate((part) => Math.round(part.getBoundingClientRect().top));
}

test('the sitemap names all kinds of pages', () => {
  expect(PAGES.length).toBeGreaterThan(140);
  expect(PAGES.filter(isReference).length).toBeGreaterThan(25);
});

// Half of the pages each, so that they are opened at the same time.
for (const half of [0, 1]) {
  test(`the text of every page starts on its first screen, part ${half + 1}`, async ({ page }) => {
    const late: string[] = [];
    for (const [index, address] of PAGES.filter((_, place) => place % 2 === half).entries()) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      // The next page opens in the window that this one was measured in last: resizing takes longest.
      for (const { width, height, parts, line, isOn } of index % 2
        ? LIMITS
        : [...LIMITS].reverse()) {
        if (isOn(address)) {
          await page.setViewportSize({ width, height });
          const start = await startOf(page, parts);
          if (start > line) {
            late.push(`${address} at ${width} px: ${start} instead of ${line}`);
          }
        }
      }
    }
    expect(late).toEqual([]);
  });
}

for (const [address, command] of [
  ['/toolpad/core/introduction/installation/', 'npm install @toolpad/core@'],
  ['/toolpad/studio/getting-started/installation/', 'npm install --save-exact @toolpad/studio@'],
] as const) {
  test(`${address} has an install command on its first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(page.locator('main').getByText(command).first()).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [1000, 1280]) {
  test(`at ${width} px, a product’s status does not cover where the reader is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      '/toolpad/core/introduction/installation/',
      '/toolpad/studio/getting-started/installation/',
    ]) {
      await page.goto(address);
      const place = await page.locator('.breadcrumbs__item').last().boundingBox();
      const status = await page.locator('.lead + p').boundingBox();
      expect(status?.x, address).toBeGreaterThan((place?.x ?? 0) + (place?.width ?? 0));
    }
  });
}
