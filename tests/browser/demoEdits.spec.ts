import { expect, test, type Locator, type Page } from '../support/test';
import { withIsolation } from '../support/isolatedBrowser';
import { waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

const PAGE = '/toolpad/core/react-use-session/';
const FRAMED = '/toolpad/core/react-account/';

/** No guard can stop it. */
const ENDLESS = '/^(a+)+$/.test("a".repeat(60) + "b");\n';

test.use({ viewport: { width: 1280, height: 900 } });

const partsOf = (page: Page, name = 'SessionGreeting') => {
  const demo = page.locator(`figure[id="${name}.tsx"]`);
  return {
    demo,
    edit: demo.getByRole('button', { name: 'Edit', exact: true }),
    editor: demo.locator('.cm-content').first(),
    run: demo.getByRole('button', { name: 'Run it' }),
    frame: demo.locator('.demo-edited'),
    changed: demo.locator('tp-demo[data-edited]'),
    shown: demo.frameLocator('.demo-edited').locator('html'),
  };
};

/** Types at the start of the source. */
async function write(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(text);
}

async function editFirst(page: Page, name?: string): Promise<ReturnType<typeof partsOf>> {
  const parts = partsOf(page, name);
  await waitForHydration(page);
  await parts.edit.click();
  await expect(parts.editor).toBeFocused();
  await write(page, parts.editor, '// Mine\n');
  await expect(parts.changed).toBeVisible();
  return parts;
}

test.describe('an edited demo', () => {
  // The browser reports the refused request.
  test.use({ attacked: true });

  test('runs without the site’s origin, and reaches nothing of the site', async ({ page }) => {
    await page.goto(PAGE);
    const { shown } = await editFirst(page);
    const reached = await shown.evaluate(async () => {
      const attempt = (action: () => unknown): Promise<boolean> =>
        Promise.resolve()
          .then(action)
          .then(
            () => true,
            () => false,
          );
      return {
        origin: window.origin,
        'the page': await attempt(() => window.parent.document.title),
        cookies: await attempt(() => document.cookie),
        'the network': await attempt(() => fetch('/toolpad/')),
      };
    });
    expect(reached).toEqual({
      origin: 'null',
      'the page': false,
      cookies: false,
      'the network': false,
    });
  });
});

test('edits are kept in the browser until they are reset', async ({ page, context }) => {
  await page.goto(PAGE);
  const { changed, demo, editor } = await editFirst(page);
  await page.reload();
  await expect(changed).toBeVisible();
  const later = await context.newPage();
  await later.goto(PAGE);
  const again = partsOf(later);
  await expect(again.editor).toContainText('// Mine');
  await expect(again.changed).toBeVisible();
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(editor).not.toContainText('// Mine');
  await expect(changed).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => localStorage.getItem('demoEdits'))).toBeNull();
});

test('a link that carried edits opens the original, says so once, and keeps the reader’s own', async ({
  page,
}) => {
  await page.goto(`${FRAMED}#edited:N4IghiBcAuDO:css-AccountMenu.js`);
  const { changed, demo, editor, shown } = partsOf(page, 'AccountMenu');
  const notice = demo.getByText('Links no longer carry changes');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/#css-AccountMenu\.js$/);
  await expect(demo.locator('iframe')).toHaveAttribute('src', /css\/AccountMenu$/);
  await editFirst(page, 'AccountMenu');
  await expect(notice).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(`${FRAMED}#edited:N4IghiBcAuDO:css-AccountMenu.js`);
  await expect(changed).toBeVisible();
  await expect(editor).toContainText('// Mine');
  await expect(shown.getByRole('button').first()).toBeVisible();
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(changed).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the editor opens for the styling that the reader picks while it loads', async ({ page }) => {
  await page.goto(FRAMED);
  await waitForHydration(page);
  const { edit, demo } = partsOf(page, 'AccountMenu');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/core-react-account-AccountMenu.*.json');
  await page.route('**/core-react-account-AccountMenu.*.json', async (route) => {
    await held;
    await route.continue();
  });
  await edit.click();
  await asked;
  await page.evaluate(() => {
    window.location.hash = '#css-AccountMenu.tsx';
  });
  await expect(page.locator('html')).toHaveAttribute('data-code-choice', 'css-TS');
  release();
  await expect(demo.locator('.cm-content')).toHaveCount(2);
  await expect(demo.getByRole('textbox', { name: 'Source of AccountMenu.css' })).toBeVisible();
  await expect(demo.locator('.cm-content').first()).toBeFocused();
});

for (const { name, address } of [
  { name: 'DialogsBasic', address: '/toolpad/core/react-use-dialogs/' },
  { name: 'AccountMenu', address: FRAMED },
]) {
  const title = `an edited demo has the fonts of the original, and follows the reader’s mode and direction: ${name}`;
  test(title, sweepIf(address === FRAMED), async ({ page }) => {
    await page.goto(address);
    const { shown } = await editFirst(page, name);
    const loaded = await shown.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.map((family) => family.replaceAll('"', ''))).toEqual([
      'Geist Variable',
      'Roboto',
    ]);
    const background = (): Promise<string> =>
      shown.evaluate((root) => getComputedStyle(root.querySelector('body') ?? root).color);
    const before = await background();
    await page.locator('[data-mode-toggle]:visible').first().click();
    await expect(shown).toHaveAttribute('data-theme', 'dark');
    await expect.poll(background).not.toBe(before);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check({ force: true });
    await expect(shown).toHaveAttribute('dir', 'rtl');
  });
}

test('a reader’s own edits run automatically after a reload, unless they froze the demo', async ({
  baseURL,
  launchOptions,
  playwright,
}) => {
  await withIsolation({ launchOptions, playwright }, async (page) => {
    const { changed, demo, editor, run, frame } = partsOf(page);
    await page.goto(`${baseURL}${PAGE}`);
    await editFirst(page);
    await page.reload();
    await expect(changed).toBeVisible();

    await write(page, editor, ENDLESS);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(demo.locator('.demo-problem')).toContainText('stopped responding');
    await page.reload();
    await expect(run).toHaveAccessibleDescription('This code stopped responding when it last ran.');
    await expect(frame).toHaveCount(0);
    await write(page, editor, '// ');
    await expect(changed).toBeVisible();
    await expect(run).toHaveCount(0);
    await page.reload();
    await expect(changed).toBeVisible();
  });
});

test('a reload while edits are starting does not mark them as frozen', async ({ page }) => {
  const { changed, edit, editor, run } = partsOf(page);
  // The run has to wait for this package.
  await page.route('**/grid-pro*', () => undefined);
  await page.goto(PAGE);
  await edit.click();
  const request = page.waitForRequest('**/grid-pro*');
  await write(page, editor, "import '@mui/x-data-grid-pro';\n");
  await request;
  await page.unroute('**/grid-pro*');
  await page.reload();
  await expect(changed).toBeVisible();
  await expect(run).toHaveCount(0);
});

test('a demo that navigates away is stopped, and says so', async ({ page }) => {
  await page.goto(PAGE);
  const { demo, editor, frame } = await editFirst(page);
  await write(page, editor, 'window.location.href = "/toolpad/demo/edited/";\n');
  await expect(demo.locator('.demo-problem')).toContainText('navigated away');
  await expect(frame).toHaveCount(0);
});
