import { expect, test, type Page } from '../support/test';
import { waitForHydration } from '../support/site';
import { sumBytes as sum, watchTransfers } from '../support/transfers.mjs';
import budgets from '../support/budgets.json';

type Kind = 'script' | 'style' | 'page' | 'font';

const KINDS: readonly Kind[] = ['script', 'style', 'page', 'font'];

/** What a visit that touches nothing loads, by kind. It goes on being filled. */
async function visit(page: Page, address: string): Promise<ReturnType<typeof watchTransfers>> {
  const loaded = watchTransfers(page, 'build');
  await page.goto(address);
  await waitForHydration(page);
  return loaded;
}

/** The largest files, which is where to look for what grew. */
function largest(files: ReadonlyMap<string, number>): string {
  return [...files]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([file, size]) => `${file} ${size}`)
    .join(', ');
}

for (const [address, limits] of Object.entries(budgets)) {
  test(`${address} loads no more than its budget`, async ({ page }) => {
    const loaded = await visit(page, address);
    // A page that loads far less than its budget needs a smaller one, or it guards nothing.
    const tooLarge = () => KINDS.filter((kind) => sum(loaded[kind]) < limits[kind] * 0.8);
    await expect.poll(tooLarge).toEqual([]);
    // Demos in sight load after the page: done is when nothing came for two seconds.
    let before = 0;
    await expect
      .poll(
        () => {
          const now = KINDS.reduce((total, kind) => total + sum(loaded[kind]), 0);
          const isDone = now === before;
          before = now;
          return isDone;
        },
        { intervals: [2_000] },
      )
      .toBe(true);
    const over = KINDS.filter((kind) => sum(loaded[kind]) > limits[kind]).map(
      (kind) =>
        `${kind}: ${sum(loaded[kind])} bytes, the limit is ${limits[kind]}: ${largest(loaded[kind])}`,
    );
    expect(over).toEqual([]);
  });
}
