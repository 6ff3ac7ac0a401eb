import { expect, test, type Locator, type Page, type Request } from '../support/test';
import { pastedText } from '../support/clipboard';
import { waitForHydration, watchConsole } from '../support/site';

const PAGE = '/toolpad/core/react-use-dialogs/';

test.use({ viewport: { width: 1280, height: 900 } });

async function openDemo(page: Page, hash = ''): Promise<Locator> {
  await page.goto(PAGE + hash);
  await waitForHydration(page);
  const demo = page.locator('figure[id="DialogsBasic.tsx"]');
  await demo.scrollIntoViewIfNeeded();
  const show = demo.getByRole('button', { name: 'Show code' });
  // If the URL links to the demo, its code already shows.
  if (hash === '') {
    await show.click();
  }
  await expect(show).toBeHidden();
  return demo;
}

/** A demo's visible code. */
const code = (demo: Locator): Locator => demo.locator('pre').locator('visible=true');

test('a demo shows its main lines and loads its full source on request', async ({ page }) => {
  const lines = watchConsole(page);
  const demo = await openDemo(page);
  await expect(code(demo)).toHaveCount(1);
  await expect(code(demo)).not.toContainText('export default function');
  await demo.getByRole('button', { name: 'Show full source' }).click();
  await expect(code(demo)).toContainText('export default function DialogsBasic');
  await expect(code(demo)).toContainText("from '@toolpad/core'");
  // It is colored, and has the tools of every code block.
  await expect(code(demo).locator('.c-keyword').first()).toHaveText('import');
  await expect(demo.locator('tp-code').getByRole('button', { name: 'Copy' })).toBeVisible();
  await demo.getByRole('button', { name: 'Show main lines' }).click();
  await expect(code(demo)).not.toContainText('export default function');
  expect(lines).toEqual([]);
});

test('spec 3.2, 3.3: a language chosen in one demo applies to all and is remembered', async ({
  page,
}) => {
  const demo = await openDemo(page);
  await demo.getByRole('radio', { name: 'JavaScript' }).check();
  const other = page.locator('figure[id="DialogsCustom.tsx"]');
  await other.getByRole('button', { name: 'Show code' }).click();
  await other.getByRole('button', { name: 'Show full source' }).click();
  await expect(other.getByText('DialogsCustom.js').locator('visible=true').first()).toBeVisible();
  await expect(code(other)).not.toContainText('DialogProps<');
  await page.reload();
  await waitForHydration(page);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  await expect(demo.getByText('DialogsBasic.js').locator('visible=true').first()).toBeVisible();
});

test('spec 3.3: a demo’s URL scrolls to it and opens the version it names', async ({ page }) => {
  await page.goto(`${PAGE}#DialogsClose.js`);
  await waitForHydration(page);
  const demo = page.locator('figure[id="DialogsClose.tsx"]');
  await expect(demo).toBeInViewport();
  await expect(demo.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
});

test('spec 3.4: Copy copies the full source of the shown version', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openDemo(page, '#DialogsBasic.js');
  await demo.getByRole('button', { name: 'Copy' }).first().click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await pastedText(page);
  expect(copied).toContain('export default function DialogsBasic');
  expect(copied).not.toContain('preview-start');
  expect(copied).not.toMatch(/: string|<string>|import type/);
});

test('spec 3.3, 3.4: a demo’s link is copied and points to the shown version', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openDemo(page);
  await demo.getByRole('radio', { name: 'JavaScript' }).check();
  await demo.getByRole('link', { name: 'Link' }).click();
  await expect(demo.getByRole('link', { name: 'Copied' })).toBeVisible();
  await expect(page).toHaveURL(/#DialogsBasic\.js$/);
  expect(await pastedText(page)).toBe(page.url());
  await expect(demo).toBeInViewport();
});

test('a demo restarts on reset and confirms it', async ({ page }) => {
  const demo = await openDemo(page);
  const running = demo.locator('tp-island');
  const before = await running
    .getByRole('button')
    .first()
    .evaluateHandle((button) => button);
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(demo.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect.poll(() => before.evaluate((button) => button.isConnected)).toBe(false);
  await expect(running.getByRole('button').first()).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Reset' })).toBeVisible();
});

test('choosing a language does not move its control', async ({ page }) => {
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Show full source' }).click();
  await expect(code(demo)).toContainText('export default function');
  const otherDemo = page.locator('figure[id="DialogsCustom.tsx"]');
  await otherDemo.getByRole('button', { name: 'Show code' }).click();
  const other = otherDemo.getByRole('radio');
  await other.last().scrollIntoViewIfNeeded();
  const before = await other.last().boundingBox();
  await other.last().check();
  await expect(other.last()).toBeChecked();
  expect((await other.last().boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

for (const { name, host, read } of [
  {
    name: 'StackBlitz',
    host: 'https://stackblitz.com/**',
    read: (fields: URLSearchParams) => fields.get('project[files][package.json]'),
  },
  {
    name: 'CodeSandbox',
    host: 'https://codesandbox.io/**',
    read: (fields: URLSearchParams) => fields.get('parameters'),
  },
]) {
  test(`a demo opens in ${name} as a project`, async ({ page, context }) => {
    const requests: Request[] = [];
    await context.route(host, (route, request) => {
      requests.push(request);
      return route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' });
    });
    const demo = await openDemo(page);
    const opened = context.waitForEvent('page');
    await demo.getByRole('button', { name: 'Open in' }).click();
    await demo.getByRole('button', { name }).click();
    await expect(await opened).toHaveTitle('Sandbox');
    const [request] = requests;
    expect(request?.method()).toBe('POST');
    expect(read(new URLSearchParams(request?.postData() ?? ''))).toBeTruthy();
  });
}

test('a demo whose source fails to load says so and suggests trying again', async ({ page }) => {
  const demo = await openDemo(page);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await demo.getByRole('button', { name: 'Open in' }).click();
  await demo.getByRole('button', { name: 'StackBlitz' }).click();
  await expect(demo.getByText('The demo could not be opened. Please try again.')).toBeVisible();
});

test('a demo’s code can be hidden, and is always beside it on a wide screen', async ({ page }) => {
  const demo = await openDemo(page);
  await expect(code(demo)).toBeVisible();
  await demo.getByRole('button', { name: 'Hide code' }).click();
  await expect(demo.locator('tp-demo-code')).toHaveCSS('content-visibility', 'hidden');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(demo.locator('tp-demo-code')).toHaveCSS('content-visibility', 'visible');
  const [stage, lines] = [
    await demo.locator('tp-island').boundingBox(),
    await demo.locator('pre').first().boundingBox(),
  ];
  expect(lines?.x ?? 0).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
});

test('beside a demo, code is unfolded and scrolls in its panel, with its options in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  const choices = page.locator('figure[id="DashboardLayoutBasic.tsx"] label');
  const boxes = await Promise.all((await choices.all()).map((choice) => choice.boundingBox()));
  expect(boxes).toHaveLength(5);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await page.goto('/toolpad/core/react-crud/');
  await waitForHydration(page);
  const demo = page.locator('figure[id="CrudBasic.tsx"]');
  await expect(demo.getByRole('button', { name: /^Show all/ })).toBeHidden();
  const isScrolled = () =>
    demo.locator('tp-demo-code').evaluate((panel) => {
      const block = panel.querySelector('pre') as Element;
      return block.clientHeight > panel.clientHeight && panel.scrollHeight > panel.clientHeight;
    });
  expect(await isScrolled()).toBe(true);
});

for (const width of [1280, 390]) {
  test(`at ${width} px the toolbar is one row of icons with tooltips`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const demo = await openDemo(page);
    const tools = ['Copy', 'Reset', 'Open in'].map((name) =>
      demo.locator('[data-demo-tool]').filter({ hasText: name }).first(),
    );
    const boxes = await Promise.all(
      [...tools, demo.getByRole('button', { name: 'Hide code' })].map((tool) => tool.boundingBox()),
    );
    const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
    const reset = demo.getByRole('button', { name: 'Reset' });
    const name = reset.locator('[data-tool-name]');
    await expect(name).toHaveCSS('opacity', '0');
    await reset.hover();
    await expect(name).toHaveCSS('opacity', '1');
    await reset.click();
    await expect(demo.getByText('Done')).toHaveCSS('opacity', '1');
  });
}

test('“Open in” opens a menu below its button, and Escape closes it', async ({ page }) => {
  const demo = await openDemo(page);
  const button = demo.getByRole('button', { name: 'Open in' });
  const entry = demo.getByRole('link', { name: 'A new tab' });
  await expect(entry).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  const [from, menu] = [await button.boundingBox(), await entry.boundingBox()];
  expect(menu?.y ?? 0).toBeGreaterThan((from?.y ?? 0) + (from?.height ?? 0) - 1);
  expect((menu?.y ?? 0) - (from?.y ?? 0)).toBeLessThan(150);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
});
