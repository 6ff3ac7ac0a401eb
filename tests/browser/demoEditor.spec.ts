import LZString from 'lz-string';
import { expect, test, type Locator, type Page, type Request } from '../support/test';
import { expectAccessible } from '../support/axe';
import { openAs, waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';

const PAGE = '/toolpad/core/react-use-session/';
const STYLED = '/toolpad/core/react-account/';

test.use({
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const figureOf = (page: Page, name: string): Locator => page.locator(`figure[id="${name}.tsx"]`);
const shownIn = (figure: Locator): Locator => figure.frameLocator('.demo-edited').locator('body');

async function openEditor(page: Page, name: string): Promise<Locator> {
  const figure = figureOf(page, name);
  await figure.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(figure.locator('.cm-content').first()).toBeFocused();
  return figure;
}

/** Finds a text with the editor's own search, and types over it. */
async function replace(page: Page, text: string, other: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+F');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.insertText(other);
}

test('an editor works by keyboard, from the static code and back to the toolbar', async ({
  page,
}) => {
  await page.goto(`${PAGE}#SessionGreeting.tsx`);
  await waitForHydration(page);
  const figure = figureOf(page, 'SessionGreeting');
  await figure.locator('pre:visible').first().press('Enter');
  const editor = figure.getByRole('textbox', { name: 'Source of SessionGreeting.tsx' });
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Escape leaves the editor/);
  await expect(editor.locator('.c-keyword').first()).toHaveText('const');
  await replace(page, 'Good morning', 'Regatta');
  await expect(shownIn(figure)).toContainText('Regatta');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(figure.locator('tp-demo')).not.toHaveAttribute('data-edited');
  await page.keyboard.press('Escape');
  await expect(figure.getByRole('button', { name: 'Editing', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
});

test('the result of a long demo stays in sight below the header while it is edited', async ({
  page,
}) => {
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  const figure = page.locator('figure[data-demo]').first();
  await figure.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = figure.locator('.cm-editor');
  await expect(editor.locator('.cm-content')).toBeFocused();
  const preview = figure.locator('tp-demo > :first-child');
  const cursor = editor.locator('.cm-cursor-primary');
  // The cursor is not behind it.
  await expect(async () => {
    const [above, line] = [await preview.boundingBox(), await cursor.boundingBox()];
    expect(line?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(line?.y).toBeLessThan(880);
  }).toPass();
  const header = 60;
  // The start of the editor is far above the window.
  await editor.evaluate((element) => {
    window.scrollBy({ top: element.getBoundingClientRect().bottom - 600, behavior: 'instant' });
  });
  await expect.poll(async () => (await preview.boundingBox())?.y).toBe(header);
  expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(900 * 0.45 + 1);
  // What the editor stacks, such as the ring around it, stays below the header.
  await expect(editor).toHaveCSS('isolation', 'isolate');
});

test('an editor starts after the imports, which unfold on a press or when the cursor comes', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const figure = await openEditor(page, 'SessionGreeting');
  const editor = figure.locator('.cm-content');
  const imports = editor.getByText(/^⋯ \d imports$/);
  await expect(imports).toBeVisible();
  await expect(editor).not.toContainText('import * as React');
  // Where the excerpt starts.
  await page.keyboard.insertText('/* Here */ ');
  await expect(editor.locator('.cm-line', { hasText: '/* Here */' })).toContainText(
    'function Greeting',
  );
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(imports).toHaveCount(0);
  await expect(editor.locator('.cm-line').first()).toContainText('import * as React');
  // Kept edits fold them again.
  await page.reload();
  await imports.click();
  await expect(editor.locator('.cm-line').first()).toContainText('import * as React');
});

test('the toolbar says that a demo is edited; Reset asks nothing and can be undone', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const figure = await openEditor(page, 'SessionGreeting');
  const editing = figure.getByRole('button', { name: 'Editing', exact: true });
  const reset = figure.getByRole('button', { name: 'Reset', exact: true });
  await expect(figure.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await replace(page, 'Good morning', 'Regatta');
  await expect(shownIn(figure)).toContainText('Regatta');
  await editing.focus();
  await page.keyboard.press('Tab');
  await expect(reset).toBeFocused();
  const [first, second] = [await editing.boundingBox(), await reset.boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeLessThan(8);
  await expect(reset.getByText('Reset')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.cm-content')).not.toContainText('Regatta');
  await figure.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(shownIn(figure)).toContainText('Regatta');
});

test('on a slow phone, too, an editor starts after the imports', async ({ page, context }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const figure = await openEditor(page, 'SessionGreeting');
  await expect(figure.locator('.cm-content').getByText(/^⋯ \d imports$/)).toBeVisible();
});

test('a demo updates with every keystroke', async ({ page }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const figure = await openEditor(page, 'SessionGreeting');
  await replace(page, 'Good morning', 'Regatta');
  await expect(shownIn(figure)).toContainText('Regatta');
  await page.keyboard.press('s');
  await expect(shownIn(figure)).toContainText('Regattas');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(shownIn(figure)).not.toContainText('Regatta');
  await expect(shownIn(figure)).toContainText('Regatt');
});

test('a runtime error is reported at its line, and the last working version stays', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const figure = await openEditor(page, 'SessionGreeting');
  const problem = figure.locator('.demo-problem');
  await replace(page, 'Good morning', 'Regatta');
  await expect(shownIn(figure)).toContainText('Regatta');
  for (const [code, message] of [
    ['null.name', /SessionGreeting\.tsx, line \d+: .*null/],
    ['(() => { for (;;) {} })()', /line \d+: This ran for too long/],
  ] as const) {
    await replace(page, 'Regatta', `{${code}}`);
    await expect(problem).toHaveText(message);
    await expect(shownIn(figure)).toContainText('Regatta');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(problem).toBeEmpty();
  }
  await replace(page, "'react'", "'leftpad'");
  await expect(problem).toHaveText(/“leftpad” cannot be imported here\. Demos can import: .*react/);
  await problem.getByRole('button', { name: 'Go to the line' }).click();
  await expect(figure.locator('.cm-content').first()).toBeFocused();
});

test('on a phone the error of a small demo is shown below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await waitForHydration(page);
  const figure = await openEditor(page, 'SessionGreeting');
  const problem = figure.locator('.demo-problem');
  await replace(page, 'Good morning', 'Regatta');
  const shown = shownIn(figure).getByText('Regatta');
  await expect(shown).toBeVisible();
  await replace(page, 'Regatta', '{null.name}');
  await expect(problem).toHaveText(/line \d+/);
  const [demo, message] = [await shown.boundingBox(), await problem.boundingBox()];
  expect(message?.y).toBeGreaterThanOrEqual((demo?.y ?? Infinity) + (demo?.height ?? 0));
});

/** Services that demos open in: their URLs, and the files in the posted form. */
const SERVICES = {
  StackBlitz: {
    host: 'https://stackblitz.com/**',
    read: (fields: URLSearchParams) => [...fields.entries()].map(([name, text]) => name + text),
  },
  CodeSandbox: {
    host: 'https://codesandbox.io/**',
    read: (fields: URLSearchParams) => {
      const packed = (fields.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
      const { files } = JSON.parse(LZString.decompressFromBase64(packed)) as {
        readonly files: Readonly<Record<string, { readonly content: string }>>;
      };
      return Object.entries(files).map(([name, { content }]) => name + content);
    },
  },
} as const;

for (const [name, { host, read }] of Object.entries(SERVICES)) {
  const title = `an edited demo opens in ${name} with its edits`;
  test(title, sweepIf(name !== 'StackBlitz'), async ({ page, context }) => {
    const requests: Request[] = [];
    await context.route(host, (route, request) => {
      requests.push(request);
      return route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' });
    });
    await page.goto(PAGE);
    await waitForHydration(page);
    const figure = await openEditor(page, 'SessionGreeting');
    await replace(page, 'Good morning', 'Regatta');
    const opened = context.waitForEvent('page');
    await figure.getByRole('button', { name: 'Open in' }).click();
    await figure.getByRole('button', { name }).click();
    await expect(await opened).toHaveTitle('Sandbox');
    const files = read(new URLSearchParams(requests[0]?.postData() ?? ''));
    const [component = '', ...others] = files.filter((file) => file.includes('SessionGreeting()'));
    expect(component).toContain('SessionGreeting.tsx');
    expect(component).toContain('Regatta');
    expect(component).not.toContain('Good morning');
    expect(others).toEqual([]);
  });
}

test('a package that fails to load is named, and is retried with “Run again”', async ({ page }) => {
  await page.route('**/grid-pro*', (route) => route.abort());
  await page.goto(PAGE);
  await waitForHydration(page);
  const figure = await openEditor(page, 'SessionGreeting');
  await replace(page, "'react'", "'@mui/x-data-grid-pro'");
  const problem = figure.locator('.demo-problem');
  await expect(problem).toContainText('“@mui/x-data-grid-pro” could not be loaded.');
  await page.unroute('**/grid-pro*');
  await problem.getByRole('button', { name: 'Run again' }).click();
  // It has loaded, but does not export React's hook.
  await expect(problem).toContainText('“@mui/x-data-grid-pro” exports no “useState”');
});

for (const styling of ['system', 'tailwind', 'css']) {
  for (const ending of ['tsx', 'js']) {
    const title = `a demo can be edited in ${styling}, .${ending}`;
    test(title, sweepIf(styling !== 'tailwind' || ending !== 'js'), async ({ page }) => {
      await page.goto(`${STYLED}#${styling}-AccountMenu.${ending}`);
      await waitForHydration(page);
      const figure = await openEditor(page, 'AccountMenu');
      const editor = figure.locator('.cm-content').first();
      await expect(editor).toHaveAccessibleName(`Source of AccountMenu.${ending}`);
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.insertText('// Changed');
      await page.keyboard.press('Enter');
      await expect(figure.locator('tp-demo')).toHaveAttribute('data-edited', /./);
      await expect(shownIn(figure).locator('button').first()).toBeVisible();
    });
  }
}

for (const { width, mode, direction } of [
  { width: 1280, mode: 'light', direction: 'ltr' },
  { width: 390, mode: 'dark', direction: 'ltr' },
  { width: 1280, mode: 'dark', direction: 'rtl' },
] as const) {
  const title = `an editor is accessible at ${width} px, ${mode}, ${direction}`;
  test(title, sweepIf(width > 390), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, PAGE, { mode, direction });
    const figure = await openEditor(page, 'SessionGreeting');
    await replace(page, 'Good morning', 'Regatta');
    const demo = shownIn(figure);
    await expect(demo).toContainText('Regatta');
    await expect(demo.locator('xpath=..')).toHaveAttribute('data-theme', mode);
    await expect(demo.locator('xpath=..')).toHaveAttribute('dir', direction);
    await page.keyboard.insertText('<<');
    const problem = figure.locator('.demo-problem');
    await expect(problem).toHaveText(/line \d+/);
    // The demo behind it does not show through.
    await expect(problem).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('ControlOrMeta+F');
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
