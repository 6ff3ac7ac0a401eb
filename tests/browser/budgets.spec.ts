import { expect, test, type Browser, type Page } from '../support/test';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { watchNetwork } from '../support/watchNetwork.mjs';
import { sumBytes as sum, watchTransfers } from '../support/transfers.mjs';
import { sweepIf } from '../support/sweep';
import budgets from '../support/budgets.json';

type Kind = 'script' | 'style' | 'page' | 'font';

const KINDS: readonly Kind[] = ['script', 'style', 'page', 'font'];

/** Opens a page and returns what it loads, by kind; the result grows as more loads. */
async function visit(page: Page, address: string): Promise<ReturnType<typeof watchTransfers>> {
  // One in ten visits also loads the code that reports its ad as displayed.
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  const loaded = watchTransfers(page, 'build');
  await page.goto(address);
  await waitForHydration(page);
  return loaded;
}

/** The largest files: the first place to look for growth. */
function largest(files: ReadonlyMap<string, number>): string {
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([file, size]) => `${file} ${size}`)
    .join(', ');
}

/** The home page, and a page whose demos run. */
const SAMPLES = ['/toolpad/', '/toolpad/core/react-dashboard-layout/'];

for (const [address, limits] of Object.entries(budgets)) {
  const details = sweepIf(!SAMPLES.includes(address));
  test(`${address} stays within its budget`, details, async ({ page }) => {
    const untilQuiet = watchNetwork(page, 2_000);
    const loaded = await visit(page, address);
    // A budget far above what the page loads guards nothing; lower it.
    const tooLarge = () => KINDS.filter((kind) => sum(loaded[kind]) < limits[kind] * 0.8);
    await expect.poll(tooLarge).toEqual([]);
    // Visible demos load after the page.
    await untilQuiet();
    const over = KINDS.filter((kind) => sum(loaded[kind]) > limits[kind]).map(
      (kind) =>
        `${kind}: ${sum(loaded[kind])} bytes, the limit is ${limits[kind]}: ${largest(loaded[kind])}`,
    );
    expect(over).toEqual([]);
  });
}

/** The number of elements in each style recalculation during an action, and of boxes in each layout. */
async function countWork(browser: Browser, page: Page, action: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  // Wait until the change is rendered.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve();
          }),
        );
      }),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly {
      readonly name: string;
      readonly args: {
        readonly elementCount?: number;
        readonly beginData?: { readonly dirtyObjects?: number };
      };
    }[];
  };
  const eventsOf = (kind: string) => traceEvents.filter(({ name }) => name === kind);
  const styled = eventsOf('UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  expect(styled, 'style recalculations in the trace').not.toEqual([]);
  return {
    styled,
    laidOut: eventsOf('Layout').map(({ args }) => args.beginData?.dirtyObjects ?? 0),
  };
}

for (const [build, origin] of [
  ['plain', ''],
  ['published', `http://127.0.0.1:${CONFIGURED_PORT}`],
] as const) {
  for (const [address, place] of [
    ['/toolpad/', 'main'],
    ['/toolpad/core/react-crud/', 'main'],
    ['/toolpad/core/react-crud/', '.markdown figure pre'],
    ['/toolpad/core/api/crud/', '.markdown table'],
  ] as const) {
    const title = `adding an element to ${place} of ${address}, ${build}, restyles under 5% of the page`;
    const isSample = build === 'published' && place === 'main' && address !== '/toolpad/';
    test(title, sweepIf(!isSample), async ({ page, browser }) => {
      await page.route(/^https:/, (route) => route.abort());
      await page.goto(origin + address);
      await waitForHydration(page);
      const all = await page.locator('*').count();
      const add = () =>
        page
          .locator(place)
          .first()
          .evaluate((element) => {
            element.append(document.createElement('span'));
          });
      const countAll = async () =>
        (await countWork(browser, page, add)).styled.reduce((total, count) => total + count, 0);
      await expect.poll(countAll).toBeLessThan(all / 20);
    });
  }
}

test(
  'typing in a demo’s editor does not restyle the page',
  sweepIf(true),
  async ({ page, browser }) => {
    await page.goto('/toolpad/core/react-dashboard-layout/');
    await waitForHydration(page);
    await page.locator('[data-demo-tool="edit"]').first().click();
    await expect(page.locator('.cm-content').first()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    const all = await page.locator('*').count();
    const demo = page.locator('tp-demo').first();
    const type = async () => {
      const before = (await demo.getAttribute('data-edited')) ?? '';
      await page.keyboard.insertText('\n// Typed');
      await expect(demo).toHaveAttribute('data-edited', /./);
      await expect(demo).not.toHaveAttribute('data-edited', before);
    };
    await type();
    expect(Math.max(...(await countWork(browser, page, type)).styled)).toBeLessThan(all / 10);
  },
);

test(
  'a change of mode repaints the page and lays out little of it',
  sweepIf(true),
  async ({ page, browser }) => {
    await page.goto('/toolpad/core/introduction/installation/');
    await waitForHydration(page);
    const all = await page.locator('*').count();
    const change = () => page.locator('[data-mode-toggle]').first().click();
    await change();
    expect(Math.max(0, ...(await countWork(browser, page, change)).laidOut)).toBeLessThan(all / 5);
  },
);
