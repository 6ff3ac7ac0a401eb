import { expect, test, type Locator, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { openAs, waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

const PAGE = '/toolpad/core/react-crud/data-source/';

async function openDemo(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(PAGE);
  await waitForHydration(page);
  const demo = page.locator('figure[id="CrudFailure.tsx"]');
  await demo.scrollIntoViewIfNeeded();
  return demo;
}

test('readers choose by keyboard how a demo’s server answers, now and from its start', async ({
  page,
}) => {
  const demo = await openDemo(page, 1280);
  const running = demo.frameLocator('iframe');
  await expect(running.getByText('Bistro Tilia')).toBeVisible();
  const server = demo.getByRole('combobox', { name: 'Server' });
  await demo.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Tab');
  await expect(server).toBeFocused();
  await page.keyboard.type('Server fails');
  await expect(server).toHaveValue('500');
  await expect(demo.getByRole('status').filter({ hasText: 'The next request' })).toBeVisible();
  await running.getByRole('button', { name: 'refresh' }).press('Enter');
  await expect(running.getByText('The server has a problem.')).toBeVisible();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(running.getByText('The server has a problem.')).toBeVisible();
  await expect(running.getByText('Bistro Tilia')).toHaveCount(0);
  await server.selectOption('Server answers');
  await running.getByRole('button', { name: 'refresh' }).press('Enter');
  await expect(running.getByText('Bistro Tilia')).toBeVisible();
});

test('the server of an edited demo answers alike, and its source is one file', async ({ page }) => {
  const demo = await openDemo(page, 1280);
  await demo.getByRole('combobox', { name: 'Server' }).selectOption('Server fails (500)');
  await demo.getByRole('button', { name: 'Edit' }).click();
  const editor = demo.getByRole('textbox').first();
  // Unfolds the imports.
  await editor.press('ControlOrMeta+Home');
  await expect(editor).toContainText("from '@toolpad/core'");
  await expect(editor).not.toContainText("'../server'");
  await page.keyboard.type('// mine\n');
  const running = demo.locator('.demo-edits').frameLocator('iframe');
  await expect(running.getByText('The server has a problem.')).toBeVisible();
});

for (const { width, mode, direction } of [
  { width: 390, mode: 'light', direction: 'ltr' },
  { width: 1280, mode: 'dark', direction: 'rtl' },
] as const) {
  const title = `the choice and an error are accessible at ${width} px, ${mode}, ${direction}`;
  // Axe reads a demo of each kind, and an editor (`demos.spec.ts`, `demoEditor.spec.ts`).
  test(title, sweepIf(true), async ({ page }) => {
    await openAs(page, PAGE, { mode, direction });
    const demo = await openDemo(page, width);
    const [box, tool] = [
      await demo.boundingBox(),
      await demo.getByRole('combobox', { name: 'Server' }).boundingBox(),
    ];
    expect(tool?.x ?? 0).toBeGreaterThan(box?.x ?? 0);
    expect((tool?.x ?? 0) + (tool?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
    await expectAccessible(page);
    await page.goto('/toolpad/demo/?demo=core/react-crud/CrudFailure&server=500');
    await expect(page.getByText('The server has a problem.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expectAccessible(page, { only: ['color-contrast'] });
  });
}
