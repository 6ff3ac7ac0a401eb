import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '../support/test';
import { waitForHydration } from '../support/site';
import budgets from '../support/budgets.json';

type Kind = 'script' | 'style' | 'page' | 'font';
type Loaded = Readonly<Record<Kind, ReadonlyMap<string, number>>>;

const KINDS: readonly Kind[] = ['script', 'style', 'page', 'font'];
const ENDINGS: readonly (readonly [string, Kind])[] = [
  ['.js', 'script'],
  ['.css', 'style'],
  ['.woff2', 'font'],
  ['/', 'page'],
];

/** What is transferred for an address, in bytes: fonts are compressed in themselves, a server compresses the rest. */
function transferred(pathname: string, kind: Kind): number {
  const file = pathname.replace('/toolpad/', '').replace(/(^|\/)$/, '$1index.html');
  const content = fs.readFileSync(path.join('build', file));
  return kind === 'font' ? content.length : gzipSync(content, { level: 9 }).length;
}

/** What a visit that touches nothing loads, by kind: each file and its size. It goes on being filled. */
async function visit(page: Page, address: string): Promise<Loaded> {
  const loaded = {
    script: new Map<string, number>(),
    style: new Map<string, number>(),
    page: new Map<string, number>(),
    font: new Map<string, number>(),
  };
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const kind = ENDINGS.find(([ending]) => pathname.endsWith(ending))?.[1];
    if (kind) {
      loaded[kind].set(pathname, transferred(pathname, kind));
    }
  });
  await page.goto(address);
  await waitForHydration(page);
  return loaded;
}

const sum = (files: ReadonlyMap<string, number>) =>
  [...files.values()].reduce((total, size) => total + size, 0);

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
