import fs from 'node:fs';
import { expect, test, type Page } from '../support/test';
import { SHOWING, showPage } from '../support/showPage';
import { oneOfEachKind, sweepIf } from '../support/sweep';

/** Where a page's own text starts, on every page of the build. */

const PAGES = [...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((address) => /\/(?:core|studio)\/./.test(address));

const isReference = (address: string) => /\/core\/api\/./.test(address);

/** What comes after the lead paragraph, a status and an ad; in an overview, the list of pages. */
const TEXT =
  '.theme-doc-markdown > :not(header, .lead, .lead + p:has(+ tp-ad), tp-ad), header ~ article';

/** A window, and what starts on its first screen, where at the latest, in px, and on which pages. */
const LIMITS = [
  {
    width: 1280,
    height: 800,
    limits: [limit(TEXT, 390), limit('#props, #signature', 450, isReference)],
  },
  { width: 390, height: 844, limits: [limit(TEXT, 420)] },
];

function limit(parts: string, line: number, isOn: (address: string) => boolean = () => true) {
  return { parts, line, isOn };
}

const GROUPS = { 'one page of each kind': oneOfEachKind(PAGES), 'every page': PAGES };

/** Where the first of these parts starts, in px from the top of the window. */
function startOf(page: Page, parts: string): Promise<number> {
  const first = page.locator(parts).first();
  return first.evaluate((part) => Math.round(part.getBoundingClientRect().top));
}

test('the sitemap names all kinds of pages', () => {
  expect(PAGES.length).toBeGreaterThan(140);
  expect(PAGES.filter(isReference).length).toBeGreaterThan(25);
});

for (const { width, height, limits } of LIMITS) {
  test.describe('without scripts', () => {
    test.use({ ...SHOWING, viewport: { width, height } });

    for (const [group, addresses] of Object.entries(GROUPS)) {
      const title = `the text of ${group} starts on its first screen at ${width} px`;
      test(title, sweepIf(addresses === PAGES), async ({ page }) => {
        await page.goto('/toolpad/core/introduction/');
        const late: string[] = [];
        for (const { parts, line, isOn } of limits) {
          for (const address of addresses.filter(isOn)) {
            await showPage(page, address, parts);
            const start = await startOf(page, parts);
            if (start > line) {
              late.push(`${address}: ${start} instead of ${line}`);
            }
          }
        }
        expect(late).toEqual([]);
      });
    }
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
