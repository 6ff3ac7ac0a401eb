import fs from 'node:fs';
import { expect, test, type Page } from '../support/test';

/** Where a page's own text starts, on every page of the build. */

const PAGES = [...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)]
  .map(([, address = '']) => new URL(address).pathname)
  .filter((address) => /\/(?:core|studio)\/./.test(address));

const isReference = (address: string) => /\/core\/api\/./.test(address);

/** Pages whose first part of these parts starts below a line, with where. */
async function startingBelow(page: Page, line: number, parts: string, addresses = PAGES) {
  const late: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const top = await page
      .locator(parts)
      .first()
      .evaluate((part) => Math.round(part.getBoundingClientRect().top));
    if (top > line) {
      late.push(`${address}: ${top}`);
    }
  }
  return late;
}

/** What comes after the lead paragraph, a status and an ad; in an overview, the list of pages. */
const TEXT =
  '.theme-doc-markdown > :not(header, .lead, .lead + p:has(+ tp-ad), tp-ad), header ~ article';

for (const { width, height, line } of [
  { width: 1280, height: 800, line: 390 },
  { width: 390, height: 844, line: 420 },
]) {
  test(`at ${width} × ${height} px, the text of every page starts by ${line} px`, async ({
    page,
  }) => {
    expect(PAGES.length).toBeGreaterThan(140);
    await page.setViewportSize({ width, height });
    expect(await startingBelow(page, line, TEXT)).toEqual([]);
  });
}

test('the props of every reference page start by 450 px', async ({ page }) => {
  const addresses = PAGES.filter(isReference);
  expect(addresses.length).toBeGreaterThan(25);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await startingBelow(page, 450, '#props, #signature', addresses)).toEqual([]);
});

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
