import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { layoutShifts, listSitePages, openAs, watchConsole } from '../support/site';

const ORIGIN = 'https://mui.com';
const pages = listSitePages();

function expectedProduct(address: string): string {
  const isDocsPage = /^\/toolpad\/(core|studio)\/./.test(address);
  return isDocsPage ? `toolpad-${address.split('/')[2] ?? ''}` : 'null';
}

async function checkHead(page: Page, address: string): Promise<void> {
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(page).toHaveTitle(/\S+.* · Toolpad$/);
  await expect(meta('description')).toHaveAttribute('content', /^.{50,200}$/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}${address}`);
  const product = expectedProduct(address);
  await expect(meta('mui:productId')).toHaveAttribute('content', product);
  const category = product === 'null' ? 'null' : 'toolpad';
  await expect(meta('mui:productCategoryId')).toHaveAttribute('content', category);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** The words of code blocks are thousands, in seven colours that `codeColours.test.ts` checks. */
const CODE_WORDS = 'pre code span';

async function checkAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude('iframe').exclude(CODE_WORDS);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}

for (const address of pages) {
  test(`${address} says what it is, is silent, still, accessible and fits`, async ({ page }) => {
    const lines = watchConsole(page);
    for (const [mode, direction] of [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ] as const) {
      await openAs(page, address, { mode, direction });
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      expect(await layoutShifts(page), `layout shifts in ${mode}, ${direction}`).toEqual([]);
      await checkAccessible(page);
    }
    await checkHead(page, address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(lines).toEqual([]);
  });
}

for (const [mode, direction] of [
  ['light', 'rtl'],
  ['dark', 'ltr'],
] as const) {
  test(`every page is silent and still in ${mode}, ${direction}`, async ({ page }) => {
    test.setTimeout(pages.length * 10_000);
    const lines = watchConsole(page);
    for (const address of pages) {
      await openAs(page, address, { mode, direction });
      expect(await layoutShifts(page), address).toEqual([]);
      expect(lines, address).toEqual([]);
    }
  });
}

test('every page has its own title and description', async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async (address) => {
      const html = await (await request.get(address)).text();
      return {
        title: /<title[^>]*>([^<]*)</.exec(html)?.[1],
        description: /name="?description"? content="([^"]*)"/.exec(html)?.[1],
      };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length);
});
