/**
 * Each file of a page, with each fault, once or for good, with and without a worker, on both
 * builds: the page can always be read and navigated; after the fault, the next visit is complete.
 */
import path from 'node:path';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import { FaultHost } from '../support/faultHost';
import { FAULTS, faultyAnswer, type FaultName } from '../support/faults';
import {
  FOREIGN_FILES,
  SITE_FILES,
  type FaultyFiles,
  type WorkerState,
} from '../support/faultyFiles';
import { sweepIf } from '../support/sweep';
import { expect, test, watchViolations, type BrowserContext, type Page } from '../support/test';

/** Pages open at the same time; most of them only wait. */
const AT_ONCE = 4;

const FOREIGN_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.png': 'image/svg+xml',
};

/** Max. wait for essential files in ms; matches `guardPage.ts`. */
const LIMIT = 10_000;

interface Cell extends FaultyFiles {
  readonly fault: FaultName;
  readonly isOnce: boolean;
  readonly state: WorkerState;
}

/** Stands in for other hosts, with the cell's fault until the returned function is called. */
async function routeForeign(page: Page, cell: Cell): Promise<() => void> {
  const { file, fault, isOnce, foreign = {}, lot = 0 } = cell;
  const answered = new Set<string>();
  let isHealed = false;
  await page.route(/^https:\/\//, async (route) => {
    const address = route.request().url().replace(/\?.*/, '');
    const body = foreign[address];
    if (body === undefined) {
      await route.abort();
      return;
    }
    const type = FOREIGN_TYPES[path.extname(address)] ?? 'text/javascript';
    const isWrong = !isHealed && file.test(address) && !(isOnce && answered.has(address));
    answered.add(address);
    const answer = isWrong
      ? faultyAnswer(fault, Buffer.from(body), type)
      : { status: 200, type, body };
    if (answer) {
      const headers = { 'access-control-allow-origin': '*', 'content-type': answer.type };
      await route.fulfill({ status: answer.status, headers, body: answer.body });
    }
  });
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, lot);
  return () => {
    isHealed = true;
  };
}

/** Checks that the page is complete and reports no problem. */
async function expectWhole(page: Page): Promise<void> {
  const findFlaws = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const { dataset } = document.documentElement;
      return Object.entries({
        script: dataset.started === undefined || dataset.scripts === undefined,
        styles: getComputedStyle(document.documentElement).getPropertyValue('--whole') !== '1',
        // Except fallback fonts, which are the reader's own.
        fonts: [...document.fonts].some(
          ({ status, family }) => status === 'error' && !family.includes('Fallback'),
        ),
        pictures: [...document.images].some((image) => image.complete && !image.naturalWidth),
        notice: document.querySelector('[role="alert"]') !== null,
      })
        .filter(([, isFlawed]) => isFlawed)
        .map(([name]) => name);
    });
  // Retries if a new worker reloads the page meanwhile.
  await expect.poll(() => findFlaws().catch(() => null)).toEqual([]);
}

/** Checks that the worker cached the page's files, and that all cached files are intact. */
async function expectCached(page: Page, host: FaultHost): Promise<void> {
  const findMissing = () =>
    page.evaluate(async () => {
      const assets = `${window.location.origin}/toolpad/assets/`;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = [window.location.href, ...files.filter((name) => name.startsWith(assets))];
      const cached = await Promise.all(own.map((file) => caches.match(file)));
      const { controller } = navigator.serviceWorker;
      return controller?.state === 'activated' ? own.filter((_, at) => !cached[at]) : null;
    });
  await expect.poll(() => findMissing().catch(() => null)).toEqual([]);
  const name = new URL(page.url()).host;
  const readSizes = () =>
    page.evaluate(async () => {
      const entries: [string, number][] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { size } = (await (await cache.match(request))?.blob()) ?? { size: 0 };
          entries.push([request.url.replace(/^.*?\/toolpad\//, ''), size]);
        }
      }
      return entries;
    });
  let sizes: readonly [string, number][] = [];
  await expect
    .poll(async () => {
      sizes = await readSizes().catch(() => []);
      return sizes.length;
    })
    .toBeGreaterThan(0);
  for (const [address, size] of sizes) {
    const file = await host.read(address.replace(/(^|\/)$/, '$1index.html'), name);
    expect(size, address).toBe(file?.length);
  }
}

/** Opens the menu and follows a link in it. */
async function navigate(page: Page, address: string): Promise<void> {
  const open = () =>
    page.evaluate((href) => {
      // By script: Playwright would wait until the page renders, which its styles may delay.
      document.querySelector<HTMLElement>('[popovertarget="site-menu"]')?.click();
      const menu = document.querySelector<HTMLElement>('#site-menu:popover-open');
      menu?.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      return menu !== null;
    }, `/toolpad/${address}`);
  // Retries if a new worker reloads the page meanwhile.
  await expect.poll(() => open().catch(() => null)).toBe(true);
}

/** Pages do not notice truncated images, because they do not know the complete size. */
const isNoticed = (fault: FaultName) => (file: string) =>
  !(fault === 'cut' && file.startsWith('assets/images/'));

/** Whether the page gives up waiting, so that the test fast-forwards its clock. */
const isFastForwarded = ({ fault, isMissed = false }: Cell) => fault === 'hang' && isMissed;

async function checkCell(page: Page, host: FaultHost, cell: Cell): Promise<void> {
  const { file, fault, isOnce, state, tryOut, foreign, isMissed = false } = cell;
  const [start, next] = cell.pages;
  const home = host.invite(state !== 'none');
  const healForeign = foreign && (await routeForeign(page, cell));
  if (state === 'in control') {
    await page.goto(host.doorstep(home));
    await expect(page).toHaveTitle('Served');
  }
  host.setFault(home, { file, name: fault, isOnce });
  if (isFastForwarded(cell)) {
    await page.clock.install();
  }
  await page.goto(home + start, { waitUntil: 'commit' });
  if (isFastForwarded(cell)) {
    await page.clock.fastForward(LIMIT);
  }
  await expect(page.locator('h1')).toHaveText(/\w/);
  if (isMissed && isOnce) {
    await expectWhole(page);
  } else if (isMissed && fault !== 'hang') {
    await expect(page.getByRole('alert')).toBeVisible();
  } else if (fault !== 'hang') {
    await page.waitForLoadState();
    await expect(page.locator('html[data-started]')).toBeAttached();
    await tryOut?.(page, true);
    if (isOnce) {
      await expect.poll(() => host.unhealed(home).filter(isNoticed(fault))).toEqual([]);
    }
  }
  const isHealed = isOnce || isMissed;
  if (isHealed) {
    host.setFault(home, null);
    healForeign?.();
  }
  await navigate(page, next);
  await expect(page).toHaveURL(home + next);
  await expect(page.locator('h1')).toHaveText(/\w/);
  if (isHealed) {
    await expectWhole(page);
    await tryOut?.(page, false);
    // Browsers wait minutes for a worker script that hangs, whatever the page does.
    if (state !== 'none' && !(cell.isOfWorker && fault === 'hang')) {
      await expectCached(page, host);
    }
  }
}

/** Runs tasks in order, a few at a time. */
async function runTasks(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = tasks.values();
  const work = async (): Promise<void> => {
    for (const task of left) {
      await task();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A file that no page works without. */
const SAMPLE = 'the page’s script';

const BUILDS = {
  plain: { dir: 'build', files: SITE_FILES },
  published: { dir: CONFIGURED_DIR, files: { ...SITE_FILES, ...FOREIGN_FILES } },
};

test.use({ viewport: { width: 390, height: 844 } });

const stateOf = ({ worker }: FaultyFiles, isOnce: boolean): WorkerState =>
  worker ?? (isOnce ? 'starting' : 'in control');

/** Checks cells and returns those that fail, with their errors. */
async function checkCells(host: FaultHost, context: BrowserContext, cells: readonly Cell[]) {
  const failures: string[] = [];
  const tasks = cells.map((cell) => async () => {
    const page = await context.newPage();
    await checkCell(page, host, cell).catch((error: unknown) => {
      failures.push(`${cell.fault}, ${cell.isOnce ? 'once' : 'for good'}: ${String(error)}`);
    });
    await page.close();
  });
  await runTasks(tasks);
  return failures;
}

for (const [build, { dir, files }] of Object.entries(BUILDS)) {
  for (const [name, faulty] of Object.entries(files)) {
    for (const hasWorker of faulty.isOfWorker ? [true] : [false, true]) {
      const title = `${build} site${hasWorker ? ' with its worker' : ''}: survives every fault of ${name}`;
      const isSample = build === 'published' && name === SAMPLE && !hasWorker;
      test(title, sweepIf(!isSample), async ({ browser }) => {
        const host = await FaultHost.open(dir);
        const context = await browser.newContext();
        // All pages of a context share one clock.
        const fastForwarded = await browser.newContext();
        const violations = [watchViolations(context), watchViolations(fastForwarded)];
        const cells = FAULTS.flatMap((fault) =>
          [true, false].map((isOnce): Cell => {
            const state = hasWorker ? stateOf(faulty, isOnce) : 'none';
            return { ...faulty, fault, isOnce, state };
          }),
        );
        expect(
          await checkCells(
            host,
            context,
            cells.filter((cell) => !isFastForwarded(cell)),
          ),
        ).toEqual([]);
        for (const cell of cells.filter(isFastForwarded)) {
          expect(await checkCells(host, fastForwarded, [cell])).toEqual([]);
        }
        expect(violations.flat()).toEqual([]);
        // The groups cover all requested files but the pages themselves, which the worker caches.
        const groups = Object.values(files).map(({ file }) => file);
        const isUncovered = (file: string) => !groups.some((group) => group.test(file));
        const pages = faulty.pages.map((page) => `${page}index.html`);
        expect(
          [...host.asked].filter((file) => isUncovered(file) && !pages.includes(file)),
        ).toEqual([]);
        await context.close();
        await fastForwarded.close();
        host.close();
      });
    }
  }
}
