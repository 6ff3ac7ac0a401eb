import { layoutShifts, waitForHydration } from '../support/site';
import { expect, test, type Page } from '../support/test';

const LONG_PAGE = '/toolpad/core/react-crud/';

test.use({ viewport: { width: 1280, height: 900 } });

async function open(page: Page, address = LONG_PAGE): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** The first visible long block. */
const longBlock = (page: Page) => page.locator('.markdown > tp-code:has(tp-fold)').first();

/** The page's height in windows of 900 px. */
async function screens(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
}

test('a long block expands and collapses by keyboard without layout shifts', async ({ page }) => {
  await open(page);
  const block = longBlock(page);
  const fold = block.getByRole('button', { name: /^Show all \d+ lines$/ });
  expect((await block.boundingBox())?.height).toBeLessThan(460);
  expect(await layoutShifts(page)).toEqual([]);
  await fold.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Show fewer lines' });
  await expect(close).toBeFocused();
  expect((await block.boundingBox())?.height).toBeGreaterThan(460);
  await close.scrollIntoViewIfNeeded();
  const before = (await close.boundingBox())?.y ?? 0;
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  expect(Math.abs(((await fold.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
});

test('a text fragment finds folded code and expands it', async ({ page }) => {
  await open(page);
  const block = longBlock(page);
  const text = await block.locator('tp-fold[hidden] .token-line').evaluateAll((lines) =>
    lines
      .map((line) => line.textContent.trim())
      .filter((one) => /^\w{3,} ?\w* \w+/.test(one))
      .at(-1),
  );
  expect(text).toBeTruthy();
  // Another document, because a fragment alone would not be looked for.
  await page.goto('about:blank');
  await page.goto(`${LONG_PAGE}#:~:text=${encodeURIComponent(String(text))}`);
  await expect(page.locator('tp-code[data-open]')).not.toHaveCount(0);
});

test('no fold shows only imports, or hides all marked lines', async ({ page }) => {
  for (const address of [LONG_PAGE, '/toolpad/core/introduction/tutorial/']) {
    await open(page, address);
    const wrong = await page.locator('tp-code:has(tp-fold)').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const lines = [...block.querySelectorAll('.token-line')];
        const shown = lines.filter((line) => !line.closest('tp-fold'));
        const isMarked = (line: Element) => /marked|inserted|deleted/.test(line.className);
        const isImport = (line: Element) => /^(import\b|\} from|\s*$|'use )/.test(line.textContent);
        const hidesMarks = lines.some(isMarked) && !shown.some(isMarked);
        return hidesMarks || shown.every(isImport) ? [block.textContent.slice(0, 80)] : [];
      }),
    );
    expect(wrong).toEqual([]);
  }
});

test('long blocks print in full', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  const block = longBlock(page);
  await expect(block.locator('.token-line').first()).toBeVisible();
  await expect(block.locator('.token-line').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show \d+ lines|^Show all/ })).toHaveCount(0);
});

test('the code of a demo prints, although the screen hides it', async ({ page }) => {
  await page.goto('/toolpad/core/react-use-dialogs/');
  await waitForHydration(page);
  const code = page.locator('tp-demo-code').first();
  await expect(code.locator('pre').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code.getByText('useDialogs()').first()).toBeVisible();
  expect((await code.boundingBox())?.height).toBeGreaterThan(300);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('long blocks are complete, without a button', async ({ page }) => {
    await page.goto(LONG_PAGE);
    const block = longBlock(page);
    expect((await block.boundingBox())?.height).toBeGreaterThan(460);
    await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
  });
});

for (const [address, most] of [
  ['/toolpad/core/react-crud/', 8],
  ['/toolpad/core/introduction/tutorial/', 26],
  ['/toolpad/core/react-dashboard-layout/', 19.5],
] as const) {
  test(`${address} stays within ${most} screens`, async ({ page }) => {
    await open(page, address);
    expect(await screens(page)).toBeLessThan(most);
  });
}

test('the CRUD page has its list, its form and its server in the first three screens', async ({
  page,
}) => {
  await open(page);
  const result = page.getByText('you see 32 books in pages of ten');
  const { y = 0, height = 0 } = (await result.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(3 * 900);
  const above = await result.evaluate((paragraph) =>
    [...document.querySelectorAll<HTMLElement>('[data-code]')]
      .filter(
        (block) => block.compareDocumentPosition(paragraph) === Node.DOCUMENT_POSITION_FOLLOWING,
      )
      .map((block) => block.dataset.code),
  );
  expect(above).toEqual(expect.arrayContaining(['src/books.ts', 'src/main.tsx', 'server.mjs']));
});

test('a folded section opens for a hash that targets its heading or its content', async ({
  page,
}) => {
  await open(page, '/toolpad/core/react-dashboard-layout/#later');
  const folds = page.locator('.markdown > details[open]');
  await expect(folds).toHaveCount(1);
  await expect(page.locator('figure[id="DashboardLayoutLater.tsx"]')).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#DashboardLayoutPattern.tsx';
  });
  await expect(folds).toHaveCount(2);
  await expect(page.locator('figure[id="DashboardLayoutPattern.tsx"]')).toBeInViewport();
});

test('the scrollbar does not jump', async ({ page }) => {
  await open(page, '/toolpad/core/introduction/tutorial/');
  const before = await screens(page);
  await page.evaluate(() => window.scrollTo({ top: 12_000, behavior: 'instant' }));
  await page.evaluate(() => window.scrollTo({ top: 22_000, behavior: 'instant' }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(Math.abs((await screens(page)) - before)).toBeLessThan(0.25);
});
