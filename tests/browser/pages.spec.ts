import { expect, test, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { layoutShifts, listSitePages, openAs, watchConsole } from '../support/site';
import { oneOfEachKind, sweepIf } from '../support/sweep';

const ORIGIN = 'https://mui.com';
const pages = listSitePages();
const samples = oneOfEachKind(pages);

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
 * Replaces the tokens of each line of code with plain text. Axe takes minutes for them: up to
 * 15,000 elements per page, in seven colors that `codeColors.test.ts` checks.
 */
async function flattenCode(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('pre code .token-line')) {
      line.textContent = line.textContent.replace(/\n$/, '');
    }
  });
}

/** Each page loads in one of these; switching modes later changes only colors. */
const LOOKS = [
  { mode: 'light', other: 'dark', direction: 'ltr' },
  { mode: 'dark', other: 'light', direction: 'rtl' },
  { mode: 'light', other: 'dark', direction: 'rtl' },
  { mode: 'dark', other: 'light', direction: 'ltr' },
] as const;

for (const [index, address] of pages.entries()) {
  const title = `${address} has its metadata, a clean console, no layout shift, no accessibility issues and no overflow`;
  test(title, sweepIf(!samples.includes(address)), async ({ page }) => {
    const lines = watchConsole(page);
    const html = page.locator('html');
    const { mode, other, direction } = LOOKS[index % 4] ?? LOOKS[0];
    await openAs(page, address, { mode, direction });
    await expect(html).toHaveAttribute('data-theme', mode);
    await expect(html).toHaveAttribute('dir', direction);
    expect(await layoutShifts(page), `layout shifts in ${mode}, ${direction}`).toEqual([]);
    await checkHead(page, address);
    await flattenCode(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' });
    await expect(html).toHaveAttribute('data-theme', other);
    await expectAccessible(page, { only: ['color-contrast'] });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const one of ['ltr', 'rtl']) {
      await html.evaluate((element, value) => element.setAttribute('dir', value), one);
      // Where text starts at the right, what is too wide on the right is cut off without scrolling.
      expect(await html.evaluate(({ scrollWidth }) => scrollWidth), one).toBe(320);
    }
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
