import { CONFIGURED_PORT } from '../support/configured.mjs';
import { openAs } from '../support/site';
import { sweepIf } from '../support/sweep';
import { expect, test, type Locator, type Page } from '../support/test';

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

test.beforeEach(async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
});

const TUTORIAL = '/toolpad/core/introduction/tutorial/';
const DEMO_PAGE = '/toolpad/core/react-use-dialogs/';

/** Colors of keywords, strings and highlighted lines (`codeColors.css`). */
const COLORS = {
  light: { keyword: 'rgb(163, 35, 142)', string: 'rgb(10, 107, 67)', marked: 'rgb(227, 236, 250)' },
  dark: { keyword: 'rgb(242, 154, 224)', string: 'rgb(127, 220, 174)', marked: 'rgb(34, 48, 71)' },
} as const;
type Mode = keyof typeof COLORS;

function demoOf(page: Page): Locator {
  return page.locator('figure[id="DialogsBasic.tsx"]');
}

const showCode = (page: Page): Promise<void> =>
  demoOf(page).getByRole('button', { name: 'Show code' }).click();

/** Every place that shows code, and how a reader gets there. */
const PLACES: Readonly<Record<string, (page: Page, mode: Mode) => Promise<Locator>>> = {
  'a fence': async (page, mode) => {
    await openAs(page, TUTORIAL, { mode });
    return page.locator('article tp-code').filter({ hasText: 'src/Root.tsx' }).first();
  },
  'a sample on the home page': async (page, mode) => {
    await openAs(page, '/toolpad/', { mode });
    return page.locator('main tp-code').filter({ hasText: 'listOrders' });
  },
  'the main lines of a demo': async (page, mode) => {
    await openAs(page, DEMO_PAGE, { mode });
    await showCode(page);
    return demoOf(page).locator('tp-code').locator('visible=true').first();
  },
  'the full source of a demo': async (page, mode) => {
    await openAs(page, DEMO_PAGE, { mode });
    await showCode(page);
    await demoOf(page).getByRole('button', { name: 'Show full source' }).click();
    await expect(
      demoOf(page).getByText('export default').locator('visible=true').first(),
    ).toBeVisible();
    return demoOf(page).locator('tp-code').locator('visible=true').first();
  },
  'the JavaScript source of a demo': async (page, mode) => {
    await openAs(page, DEMO_PAGE, { mode });
    await showCode(page);
    await demoOf(page).getByRole('radio', { name: 'JavaScript' }).check();
    await demoOf(page).getByRole('button', { name: 'Show full source' }).click();
    await expect(demoOf(page).getByText('DialogsBasic.js').locator('visible=true')).toBeVisible();
    return demoOf(page).locator('tp-code').locator('visible=true').first();
  },
  'a reference page': async (page, mode) => {
    await openAs(page, '/toolpad/core/api/crud/', { mode });
    return page.locator('article tp-code').first();
  },
};

/** What is prerendered in one mode, and what is loaded in the other. */
const isSample = (place: string, mode: Mode) =>
  place === (mode === 'light' ? 'a fence' : 'the JavaScript source of a demo');

for (const [place, open] of Object.entries(PLACES)) {
  for (const mode of ['light', 'dark'] as const) {
    const title = `spec 3.5: code in ${place} is colored, ${mode}`;
    test(title, sweepIf(!isSample(place, mode)), async ({ page }) => {
      const code = await open(page, mode);
      const { keyword, string } = COLORS[mode];
      await expect(code.locator('.c-keyword').first()).toHaveCSS('color', keyword);
      await expect(code.locator('.c-string').first()).toHaveCSS('color', string);
      // Not everything has the same color.
      await expect(code.locator('code')).not.toHaveCSS('color', keyword);
    });
  }
}

test('spec 3.5: both the fence and comments highlight lines', async ({ page }) => {
  await openAs(page, TUTORIAL, {});
  const backgroundOf = async (file: string, text: string): Promise<string> => {
    const line = page
      .locator(`tp-code[data-code="${file}"] .token-line`)
      .filter({ hasText: text })
      .first();
    return line.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const marked = COLORS.light.marked;
  expect(await backgroundOf('src/Root.tsx', '<ReactRouterAppProvider ')).toBe(marked);
  expect(await backgroundOf('src/main.tsx', 'const router =')).toBe(marked);
  expect(await backgroundOf('src/main.tsx', 'const container =')).not.toBe(marked);
  await expect(page.getByText('highlight-next-line')).toHaveCount(0);
});

test('spec 3.5: line numbers count up, and do not overlap the code', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return Promise.resolve();
    };
  });
  await openAs(page, TUTORIAL, {});
  const block = page.locator('tp-code[data-code="src/coursesDataSource.ts"]').first();
  const seen = await block.evaluate((frame) => {
    const lines = Array.from(frame.querySelectorAll('.token-line'));
    const shown = lines.filter((line) => !line.closest('tp-fold'));
    return shown.slice(0, 3).map((line) => {
      const { content, counterIncrement, width } = getComputedStyle(line, '::before');
      const range = document.createRange();
      range.selectNodeContents(line);
      const { left } = range.getBoundingClientRect();
      const edge = line.closest('pre')?.getBoundingClientRect().left ?? 0;
      return { content, counterIncrement, isClear: left - edge >= Number.parseFloat(width) };
    });
  });
  expect(seen).toEqual(
    Array.from({ length: 3 }, () => ({
      content: 'counter(code-line)',
      counterIncrement: 'code-line 1',
      isClear: true,
    })),
  );
  const first = await block.evaluate(
    (frame) => 1 + frame.querySelectorAll('pre tp-fold:first-child .token-line').length,
  );
  // Only the accessibility tree exposes the values of CSS counters.
  const session = await page.context().newCDPSession(page);
  await block.scrollIntoViewIfNeeded();
  await expect(async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.map(({ name }) => String(name?.value).trim());
    const numbers = Array.from({ length: 5 }, (_, index) => String(first + index));
    expect(names).toEqual(expect.arrayContaining(numbers));
  }).toPass();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => document.documentElement.dataset.copied);
  expect(copied).toMatch(/^import type \{ DataSource \}/);
});
