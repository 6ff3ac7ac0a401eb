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

/**
 * Checks what a reader meets with axe.
 *
 * The words of code blocks are up to 15,000 elements a page, with which axe takes minutes. They are
 * in seven colours that `codeColours.test.ts` checks, so each line is made one text first: do this
 * last on a page that was loaded for it.
 *
 * @param rules ids of the only rules to check; all when empty
 */
async function checkAccessible(page: Page, rules: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('pre code .token-line')) {
      line.textContent = line.textContent.replace(/\n$/, '');
    }
  });
  // Frames are left out, so nothing has to be brought together from several documents in a second
  // tab ("legacy mode" does without), and only what is wrong is told: a third of the time.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}

for (const [index, address] of pages.entries()) {
  test(`${address} says what it is, is silent, still, accessible and fits`, async ({ page }) => {
    const lines = watchConsole(page);
    const [first, second] = index % 2 === 0 ? (['ltr', 'rtl'] as const) : (['rtl', 'ltr'] as const);
    for (const { mode, direction, rules } of [
      { mode: 'light', direction: first, rules: [] },
      // What the mode changes are colours.
      { mode: 'dark', direction: second, rules: ['color-contrast'] },
    ] as const) {
      await openAs(page, address, { mode, direction });
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      expect(await layoutShifts(page), `layout shifts in ${mode}, ${direction}`).toEqual([]);
      await checkAccessible(page, rules);
    }
    await checkHead(page, address);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(lines).toEqual([]);
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
