import { expect, test, type Page } from '../support/test';
import { pastedText } from '../support/clipboard';
import { waitForHydration, watchConsole } from '../support/site';

const LONG_PAGE = '/toolpad/core/react-dashboard-layout/';
const PICTURE_PAGE = '/toolpad/studio/components/text-field/';

test.use({ viewport: { width: 1280, height: 800 } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

test('the table of contents follows scrolling and keeps a clicked section marked', async ({
  page,
}) => {
  await open(page, LONG_PAGE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveCount(0);
  const progress = (): Promise<number> =>
    contents
      .getByRole('list')
      .first()
      .evaluate((list) => parseFloat(getComputedStyle(list, '::before').blockSize));
  expect(await progress()).toBe(0);
  // Too close to the end of the page to reach the top of the window.
  const target = links.nth((await links.count()) - 2);
  await target.click();
  await expect(target).toHaveAttribute('aria-current', 'location');
  await expect(current).toHaveCount(1);
  // The line beside the list is filled up to the current section.
  const [list, entry] = [
    await contents.getByRole('list').first().boundingBox(),
    await target.boundingBox(),
  ];
  const read = (entry?.y ?? 0) + (entry?.height ?? 0) - (list?.y ?? 0);
  expect(await progress()).toBeCloseTo(read, 0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(links.last()).not.toHaveAttribute('aria-current');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the table of contents shows the subsections of the current section alone', async ({
  page,
}) => {
  await open(page, '/toolpad/core/react-use-dialogs/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const subsection = contents.getByRole('link', { name: 'Pass complex data and return a result' });
  await expect(contents.getByRole('link', { name: 'Write a custom dialog' })).toBeVisible();
  await expect(subsection).toBeHidden();
  await contents.getByRole('link', { name: 'Write a custom dialog' }).click();
  await expect(subsection).toBeVisible();
  await contents.getByRole('link', { name: 'TypeScript' }).click();
  await expect(subsection).toBeHidden();
});

test('a heading’s link copies a full URL that works, by keyboard too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, LONG_PAGE);
  const link = page.getByRole('link', { name: 'Direct link to Navigation' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
  expect(await pastedText(page)).toBe(page.url());
  expect(page.url()).toMatch(/react-dashboard-layout\/#navigation$/);
  const { y } = (await page.locator('#navigation').boundingBox()) ?? { y: -1 };
  expect(y).toBeGreaterThan(60);
  expect(y).toBeLessThan(110);
});

test('“Back to top” appears on scrolling up, and moves focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG_PAGE);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -300);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a picture can be enlarged by keyboard; Escape closes it and restores focus', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await open(page, PICTURE_PAGE);
  const opener = page.getByRole('button', { name: 'Enlarge the picture' }).first();
  await expect(opener).toHaveAccessibleDescription(/^A search field with the word bergen/);
  const shown = await page.locator('article img').first().boundingBox();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^A search field/ });
  await expect(dialog.getByRole('button', { name: 'Close the picture' })).toBeFocused();
  const enlarged = await dialog.locator('img').boundingBox();
  expect(enlarged?.width).toBeGreaterThan(1.3 * (shown?.width ?? Infinity));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.click({ position: { x: 20, y: 20 } });
  await expect(dialog).toBeHidden();
  expect(lines).toEqual([]);
});

test('a wide table scrolls by itself, with the arrow keys too', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 640 });
  await open(page, '/toolpad/studio/concepts/custom-functions/');
  const group = page.getByRole('group', { name: 'Scrollable table' });
  await expect(group).toHaveCount(0);
  await page.addStyleTag({ content: 'tp-table > table { min-inline-size: 1200px }' });
  const table = group.first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('on a phone, the cells of a row stack, labeled with their columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/toolpad/studio/concepts/custom-functions/');
  const table = page.locator('tp-table').first();
  const cells = table.getByRole('cell');
  const [first, second] = [await cells.first().boundingBox(), await cells.nth(1).boundingBox()];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
  const label = await cells
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''));
  expect(label).toContain((await cells.nth(1).getAttribute('data-label')) ?? 'a label');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('table headers align with their cells', async ({ page }) => {
  await open(page, '/toolpad/studio/reference/file-schema/');
  const leftEdges = (cells: string): Promise<number[]> =>
    page
      .locator('tp-table')
      .first()
      .locator(cells)
      .evaluateAll((all) =>
        all.map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
  expect(await leftEdges('thead th')).toEqual(await leftEdges('tbody tr:first-child td'));
});

test('a page prints in light mode, with URLs written out and without controls', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await open(page, '/toolpad/core/introduction/installation/');
  for (const part of [
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.getByRole('contentinfo'),
    page.locator('.theme-doc-footer'),
    page.locator('[data-place]'),
    page.locator('.hash-link'),
  ]) {
    await expect(part.locator('visible=true')).toHaveCount(0);
  }
  const pseudoContent = (selector: string, pseudo: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element, name).content, pseudo);
  const link = '.markdown li > a[href^="/toolpad/"]';
  const address = await page.locator(link).first().getAttribute('href');
  const line = (await pseudoContent(link, '::after')).replaceAll('" "', '');
  expect(line).toBe(`" (https://mui.com${address ?? ''})"`);
  expect(await pseudoContent('.lead', '::before')).toContain('/core/introduction/installation/');
  const red = await page
    .locator('h1')
    .evaluate((heading) => Number(/\d+/.exec(getComputedStyle(heading).color)?.[0]));
  expect(red, 'the text is dark').toBeLessThan(100);
  for (const manager of ['npm install', 'pnpm add', 'yarn add']) {
    await expect(page.getByText(`${manager} @toolpad/core`).first()).toBeVisible();
  }
  await expect(page.locator('pre code').first()).toHaveCSS('white-space', 'pre-wrap');
});
