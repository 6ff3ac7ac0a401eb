import { expect, test, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { withIsolation } from '../support/isolatedBrowser';
import { sharedHash } from '../support/sharedDemo';
import { openAs } from '../support/site';

const PAGE = '/toolpad/core/react-use-session/';
const SHARED = sharedHash(
  'export default function SessionGreeting() {\n  return <p>Regatta</p>;\n}',
);

/** No guard can stop it. */
const ENDLESS = '/^(a+)+$/.test("a".repeat(60) + "b");\n';

const partsOf = (page: Page) => {
  const demo = page.locator('figure[id="SessionGreeting.tsx"]');
  return {
    demo,
    editor: demo.locator('.cm-content'),
    run: demo.getByRole('button', { name: 'Run it' }),
    sandbox: demo.locator('.demo-sandbox'),
    changed: demo.locator('tp-demo[data-edited]'),
    shown: demo.frameLocator('.demo-sandbox').locator('body'),
  };
};

/** Types at the start of the source. */
async function write(page: Page, text: string): Promise<void> {
  await partsOf(page).editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

test('code from a link runs only when the reader starts it, even after a reload', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/toolpad-sandbox|assets\/demos\/.*\.txt/.test(request.url())) {
      loaded.push(request.url());
    }
  });
  const { demo, editor, run, sandbox, shown } = partsOf(page);
  const expectUntouched = async (): Promise<void> => {
    await expect(run).toHaveAccessibleDescription('This code came with the link.');
    await expect(editor).toContainText('Regatta');
    // The original demo.
    await expect(demo.locator('iframe')).toBeVisible();
    await expect(sandbox).toHaveCount(0);
    expect(loaded).toEqual([]);
  };
  await page.goto(PAGE + SHARED);
  await expectUntouched();
  await page.reload();
  await expectUntouched();
  await run.click();
  await expect(shown).toContainText('Regatta');
  expect(loaded).not.toEqual([]);
  loaded.length = 0;
  await page.reload();
  await expectUntouched();
});

test('a shared demo runs on the reader’s first edit, without a click', async ({ page }) => {
  const { changed, editor, run, shown } = partsOf(page);
  await page.goto(PAGE + SHARED);
  await expect(run).toBeVisible();
  await expect(editor).toContainText('Regatta');
  await write(page, '// Mine\n');
  await expect(shown).toContainText('Regatta');
  await expect(run).toHaveCount(0);
  await page.reload();
  await expect(changed).toBeVisible();
});

test('a shared demo can be reset before it has run', async ({ page }) => {
  const { demo, editor, run, sandbox } = partsOf(page);
  await page.goto(PAGE + SHARED);
  await expect(run).toBeVisible();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(run).toHaveCount(0);
  await expect(editor).toContainText('Good morning');
  await expect(sandbox).toHaveCount(0);
  await page.reload();
  await expect(demo.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('demoEdits'))).toBeNull();
});

test('a reader’s own edits run automatically after a reload, unless they froze the demo', async ({
  baseURL,
  launchOptions,
  playwright,
}) => {
  await withIsolation({ launchOptions, playwright }, async (page) => {
    const { changed, demo, run, sandbox } = partsOf(page);
    await page.goto(`${baseURL}${PAGE}`);
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await write(page, '// Mine\n');
    await expect(changed).toBeVisible();
    await page.reload();
    await expect(changed).toBeVisible();

    await write(page, ENDLESS);
    await expect(demo.locator('.demo-problem')).toContainText('stopped responding');
    await page.reload();
    await expect(run).toHaveAccessibleDescription('This code stopped responding when it last ran.');
    await expect(sandbox).toHaveCount(0);
    await write(page, '// ');
    await expect(changed).toBeVisible();
    await expect(run).toHaveCount(0);
    await page.reload();
    await expect(changed).toBeVisible();
  });
});

test('a reload while edits are starting does not mark them as frozen', async ({ page }) => {
  const { changed, demo, run } = partsOf(page);
  // The run has to wait for this package.
  await page.route('**/grid-pro*', () => undefined);
  await page.goto(PAGE);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  const request = page.waitForRequest('**/grid-pro*');
  await write(page, "import '@mui/x-data-grid-pro';\n");
  await request;
  await page.unroute('**/grid-pro*');
  await page.reload();
  await expect(changed).toBeVisible();
  await expect(run).toHaveCount(0);
});

for (const { width, mode, direction } of [
  { width: 1280, mode: 'light', direction: 'ltr' },
  { width: 390, mode: 'dark', direction: 'ltr' },
  { width: 1280, mode: 'dark', direction: 'rtl' },
] as const) {
  test(`a shared demo that has not run is accessible at ${width} px, ${mode}, ${direction}`, async ({
    page,
  }) => {
    const { run } = partsOf(page);
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, PAGE + SHARED, { mode, direction });
    // Not covered by the header.
    const isOnTop = () =>
      run.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === button;
      });
    await expect.poll(isOnTop).toBe(true);
    const status = page.getByRole('status').filter({ hasText: 'This code came with the link.' });
    await expect(status).toHaveCount(1);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
