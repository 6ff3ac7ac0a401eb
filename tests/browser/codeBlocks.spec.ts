import { sweepIf } from '../support/sweep';
import { expect, test, type Locator } from '../support/test';
import { waitForHydration } from '../support/site';

const COMMANDS = '/toolpad/core/introduction/installation/';

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; end: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x, y, width, end: y + height };
}

/** The vertical center of an element, in px from the top. */
async function middleOf(part: Locator): Promise<number> {
  const { y, end } = await boxOf(part);
  return (y + end) / 2;
}

const radius = (part: Locator) => part.evaluate((block) => getComputedStyle(block).borderRadius);

test.use({ viewport: { width: 1280, height: 800 } });

test('a block without a title has no header, and its tools are in the corner beside the code', async ({
  page,
}) => {
  await page.goto('/toolpad/studio/getting-started/installation/');
  const block = page.locator('tp-code[data-code=""]').filter({ hasText: 'mkdir stock-room' });
  const frame = await boxOf(block);
  const code = await boxOf(block.locator('.token-line').first());
  expect(code.y - frame.y).toBeLessThan(20);
  const copy = block.getByRole('button', { name: 'Copy' });
  const first = await middleOf(block.locator('.token-line').first());
  expect(Math.abs((await middleOf(copy)) - first)).toBeLessThan(14);
});

test('a first line that reaches the corner wraps below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/toolpad/core/api/dashboard-layout/');
  const block = page.locator('tp-code').filter({ hasText: 'import { DashboardLayout }' });
  const corner = await boxOf(block.getByRole('button', { name: 'Copy' }));
  const ends = await block.locator('.token-line').evaluateAll(([first]) => {
    const range = document.createRange();
    range.selectNodeContents(first as Element);
    const [top] = [...range.getClientRects()].sort((a, b) => a.top - b.top);
    return [...range.getClientRects()]
      .filter((rect) => rect.top < (top?.bottom ?? 0) - 4)
      .map((rect) => rect.right);
  });
  expect(Math.max(...ends)).toBeLessThanOrEqual(corner.x);
});

test('package managers are in the header of their block, which is as wide and rounded as a demo', async ({
  page,
}) => {
  await page.goto('/toolpad/core/react-persistent-state/');
  await waitForHydration(page);
  const block = page.locator('[data-tab-group]').filter({ hasText: 'zod@4' });
  const pnpm = block.locator('label').filter({ hasText: 'pnpm' });
  await pnpm.click();
  await expect(block.getByText('pnpm add zod@4')).toBeVisible();
  const copy = block.getByRole('button', { name: 'Copy' });
  expect(Math.abs((await middleOf(pnpm)) - (await middleOf(copy)))).toBeLessThan(4);
  const demo = page.locator('figure[aria-label]').first();
  const titled = page.locator('.markdown > tp-code:not([data-code=""])').first();
  const { x, width } = await boxOf(demo);
  for (const part of [block, titled]) {
    expect(await boxOf(part)).toMatchObject({ x, width });
    expect(await radius(part)).toBe(await radius(demo));
  }
});

test('the languages of a demo share a row with its file name and tools', async ({ page }) => {
  await page.goto('/toolpad/core/react-use-dialogs/');
  await waitForHydration(page);
  const demo = page.locator('figure[id="DialogsBasic.tsx"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  const parts = [
    demo.getByText('TypeScript', { exact: true }),
    demo.getByText('DialogsBasic.tsx', { exact: true }).first(),
    demo.locator('tp-code').getByRole('button', { name: 'Copy' }).first(),
  ];
  const middles = await Promise.all(parts.map(middleOf));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  const lefts = (await Promise.all(parts.map(boxOf))).map(({ x }) => x);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
});

for (const width of [390, 320]) {
  const title = `at ${width} px, each styling and language of a demo can be seen`;
  test(title, sweepIf(width > 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/toolpad/core/react-dashboard-layout/');
    await waitForHydration(page);
    const demo = page.locator('figure[id="DashboardLayoutBasic.tsx"]');
    await demo.getByRole('button', { name: 'Show code' }).click();
    const choices = demo.locator('tp-choices label').filter({ visible: true });
    await expect(choices).toHaveCount(5);
    for (const choice of await choices.all()) {
      await expect(choice).toBeInViewport({ ratio: 0.99 });
    }
  });

  test(`no command scrolls sideways at ${width} px`, sweepIf(width > 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(COMMANDS);
    await waitForHydration(page);
    const commands = page.locator('pre.language-bash:visible');
    expect(await commands.count()).toBeGreaterThan(5);
    for (const command of await commands.all()) {
      await command.scrollIntoViewIfNeeded();
      const { content, visible } = await command.evaluate((pre) => ({
        content: pre.scrollWidth,
        visible: pre.clientWidth,
      }));
      expect(content, (await command.textContent()) ?? '').toBeLessThanOrEqual(visible);
    }
  });
}

test('every install, start and build command exists for every package manager', async ({
  page,
}) => {
  await page.goto(COMMANDS);
  const NPM = /^(?:npm (?:install|run|test|create)|npx create-)/m;
  const commands = page.locator('article pre.language-bash').filter({ hasText: NPM });
  const inTabs = page.locator('[data-tab-group] pre.language-bash').filter({ hasText: NPM });
  expect(await commands.count()).toBeGreaterThan(5);
  await expect(inTabs).toHaveCount(await commands.count());
});
