import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '../support/test';
import { listSitePages, waitForHydration, watchConsole } from '../support/site';
import { oneOfEachKind, sweepIf } from '../support/sweep';

const PORT = 4175;
const ORIGIN = `http://127.0.0.1:${PORT}`;

// In order: the tests share a development server.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;

test.beforeAll(async ({ request }) => {
  test.setTimeout(180_000);
  const args = ['docusaurus', 'start', '--host', '127.0.0.1', '--port', String(PORT), '--no-open'];
  server = spawn('npx', args, { detached: true, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        request
          .get(`${ORIGIN}/toolpad/`)
          .then((response) => response.status())
          .catch(() => 0),
      {
        timeout: 150_000,
        intervals: [1_000],
      },
    )
    .toBe(200);
});

test.afterAll(() => {
  if (server.pid !== undefined) {
    process.kill(-server.pid);
  }
});

/** Opens pages, one after the other, and expects nothing on the console. */
async function expectSilence(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(60_000 + addresses.length * 20_000);
  const lines = watchConsole(page);
  for (const address of addresses) {
    await page.goto(`${ORIGIN}${address}`);
    await expect(page.locator('h1')).toBeVisible();
    await waitForHydration(page);
    // Every development build of React suggests its developer tools.
    const output = lines.filter((line) => !line.includes('React DevTools'));
    expect(output, address).toEqual([]);
  }
}

const SAMPLES = oneOfEachKind(listSitePages());

// Writers see a failure of `npm start` at once; readers never do.
test('in development, no kind of page logs to the console', sweepIf(true), async ({ page }) => {
  // The writers' guide exists only in development.
  await expectSilence(page, [...SAMPLES, '/toolpad/writing/']);
});

test('in development, demos run, in the page and in a frame', sweepIf(true), async ({ page }) => {
  await page.goto(`${ORIGIN}/toolpad/core/react-use-dialogs/`);
  const inline = page.locator('figure tp-island').first();
  await inline.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${ORIGIN}/toolpad/core/react-use-session/`);
  const framed = page
    .locator('figure')
    .filter({ has: page.locator('[data-frame]') })
    .first();
  await framed.scrollIntoViewIfNeeded();
  await expect(framed.frameLocator('iframe').getByRole('button').first()).toBeVisible();
});

test(
  'in development, an edited demo runs, and again on the next visit',
  sweepIf(true),
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(`${ORIGIN}/toolpad/core/react-use-session/`);
    const demo = page.locator('figure[id="SessionGreeting.tsx"]');
    // The program that runs edits is made for the first.
    const expectEdited = () =>
      expect(
        demo.locator('iframe').last().contentFrame().getByText('Edited in development'),
      ).toBeVisible({ timeout: 90_000 });
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(demo.locator('.cm-content').first()).toBeFocused({ timeout: 60_000 });
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('export default () => <p>Edited in development</p>;');
    await expectEdited();
    await page.reload();
    await demo.scrollIntoViewIfNeeded();
    await expectEdited();
  },
);

test('in development, no other page does either', sweepIf(true), async ({ page }) => {
  const rest = listSitePages().filter((address) => !SAMPLES.includes(address));
  // References of a product are all generated in the same way.
  await expectSilence(
    page,
    rest.filter((address) => !/\/(?:core\/api|reference\/components)\//.test(address)),
  );
});

test(
  'spec 3.5: the writers’ guide shows inserted and deleted lines',
  sweepIf(true),
  async ({ page }) => {
    await page.goto(`${ORIGIN}/toolpad/writing/`);
    const block = page.locator('tp-code').filter({ hasText: 'src/Total.tsx' }).nth(2);
    const line = (text: string) => page.locator('.token-line').filter({ hasText: text }).last();
    const sign = (text: string) =>
      line(text).evaluate((element) => getComputedStyle(element, '::after').content);
    await expect(block).toBeVisible();
    expect(await sign('return <output>')).toBe('"+"');
    expect(await sign('return <span>')).toBe('"−"');
    await expect(line('return <output>')).toHaveCSS('background-color', 'rgb(224, 243, 232)');
    await expect(line('return <span>')).toHaveCSS('background-color', 'rgb(251, 231, 234)');
    await expect(line('"after"')).toHaveCSS('background-color', 'rgb(224, 243, 232)');
  },
);
