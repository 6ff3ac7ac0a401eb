import { CONFIGURED_PORT } from '../support/configured.mjs';
import { expect, test } from '../support/test';

/** Finding one's place in a product's menu and the table of contents. */

test('the sidebar shows the current page and keeps its scroll position between pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toolpad/core/react-use-session/api/');
  const current = page.locator('.menu [aria-current="page"]:visible');
  await expect(current).toBeInViewport({ ratio: 1 });
  const scrollPosition = () => page.locator('.site-menu').evaluate(({ scrollTop }) => scrollTop);
  expect(await scrollPosition()).toBeGreaterThan(0);
  const other = page.locator('.site-menu a[href="/toolpad/core/api/page-container/"]');
  await other.hover();
  const before = await scrollPosition();
  await other.click();
  await expect(page).toHaveURL(/page-container/);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await scrollPosition()).toBe(before);
});

test('words in the table of contents are not split', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toolpad/studio/reference/file-schema/#Application-spec');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // The subsections of the current section, which have the longest names.
  await expect(contents.getByRole('link', { name: /authentication/ }).first()).toBeVisible();
  // Long names may wrap between words, but a word must not be split.
  const splitWords = await contents.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[a-z]{6,}/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) {
            found.push(word);
          }
        }
      }
      return found;
    }),
  );
  expect(splitWords).toEqual([]);
});

for (const address of ['/toolpad/', '/toolpad/search/']) {
  test(`spec 1.4: ${address} counts as a page of Core`, async ({ page }) => {
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${address}`);
    await expect(page.locator('html')).toHaveAttribute('data-tree', 'toolpad-core');
    const products = page.getByRole('list', { name: 'Products' }).first();
    await expect(products.locator('[aria-current]')).toContainText('Core');
    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('dialog').getByRole('radio', { name: /^Toolpad Core/ }),
    ).toBeChecked();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    // On the home page, the other product's tree follows.
    const trees = page.locator('#site-menu [data-tree]').locator('visible=true');
    await expect(trees.first()).toHaveAttribute('data-tree', 'toolpad-core');
  });
}
