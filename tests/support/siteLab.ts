import path from 'node:path';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { BuiltSite } from './builtSite';
import { PublishedSite } from './publishedSite';
import { watchViolations } from './test';

declare global {
  interface Window {
    /** The callbacks of the page's intervals. */
    testIntervals: Set<() => void>;
  }
}

/** Runs in each page before its scripts. */
function recordIntervals(): void {
  const setInterval = window.setInterval.bind(window);
  const clearInterval = window.clearInterval.bind(window);
  const repeats = new Map<number | string | undefined, () => void>();
  window.testIntervals = new Set();
  window.setInterval = ((repeat: () => void, ms?: number) => {
    const id = setInterval(repeat, ms);
    repeats.set(id, repeat);
    window.testIntervals.add(repeat);
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    const repeat = repeats.get(Number(id));
    if (repeat) {
      window.testIntervals.delete(repeat);
    }
    clearInterval(id);
  };
}

interface Reader {
  readonly site: PublishedSite;
  /** A browser profile without any data of the reader's hosts yet. */
  readonly profile: BrowserContext;
  /** The site's URL on the production host. */
  readonly home: string;
  /** The site's URL on another host, such as a preview's. */
  readonly otherHome: string;
}

interface Lab {
  readonly site: PublishedSite;
  readonly profile: BrowserContext;
  readonly violations: readonly string[];
}

/**
 * Runs tests on the built site's production host, which they can publish to, slow down and take
 * offline. Readers share a profile, because Chromium sometimes crashes when it closes one with
 * running workers; each has their own hosts, and so their own worker and storage.
 */
export const test = base.extend<{ reader: Reader }, { lab: Lab; build: string }>({
  build: ['build', { option: true, scope: 'worker' }],
  lab: [
    async ({ browser, build }, provide) => {
      const site = new PublishedSite(await BuiltSite.open(path.resolve(build)));
      const profile = await browser.newContext();
      await profile.addInitScript(recordIntervals);
      await provide({ site, profile, violations: watchViolations(profile) });
      await site.goOffline();
    },
    { scope: 'worker' },
  ],
  reader: async ({ lab: { site, profile, violations } }, provide) => {
    await site.welcome();
    const earlier = violations.length;
    await provide({
      site,
      profile,
      home: `${site.origin}/toolpad/`,
      otherHome: `${site.otherOrigin}/toolpad/`,
    });
    // Not awaited: Chromium may not say that it closed a tab which was just reloading itself.
    profile.pages().forEach((page) => void page.close().catch(() => undefined));
    expect(violations.slice(earlier)).toEqual([]);
  },
});

/** Has the browser check for a new worker; resolves even if the host does not answer. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
}

/**
 * Waits until the worker serves the page, has cached it with the site's own scripts and styles (it
 * ignores third parties'), and has finished the update check that every page starts with.
 */
export async function waitForWorker(page: Page): Promise<void> {
  const isServed = () =>
    page.evaluate(async () => {
      const files = [
        window.location.href.replace(/[?#].*/, ''),
        ...[...document.scripts].map(({ src }) => src),
        ...[...document.styleSheets].map(({ href }) => href ?? ''),
      ].filter((address) => address.startsWith(window.location.origin));
      const kept = await Promise.all(files.map((file) => caches.match(file)));
      return navigator.serviceWorker.controller?.state === 'activated' && kept.every(Boolean);
    });
  await expect.poll(isServed).toBe(true);
  await checkForUpdate(page);
}

/** Waits until the worker has cached the search of Core, though nobody has opened it. */
export async function waitForSearch(page: Page): Promise<void> {
  const isSaved = () =>
    page.evaluate(async () => {
      const list = await caches.match('/toolpad/worker-files.json');
      const { search } = (await list?.json()) as { search: Record<string, string[]> };
      const files = (search.core ?? []).map((file) => caches.match(`/toolpad/${file}`));
      return files.length > 0 && (await Promise.all(files)).every(Boolean);
    });
  await expect.poll(isSaved).toBe(true);
}

/** Empties the browser's own cache, which workers do not see. */
export async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

/** Opens a page in a new tab and waits until the worker serves it. */
export async function openServed({ profile, home }: Reader, address: string): Promise<Page> {
  const page = await profile.newPage();
  await page.goto(home + address);
  await waitForWorker(page);
  return page;
}

/** The element that says which build the page's HTML comes from. */
export function buildMark(page: Page): Locator {
  return page.locator('meta[name="test-build"]');
}

/** Counts page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/**
 * Runs a page's intervals now, such as its check for a waiting update, and waits for the reload that
 * this may start. (Playwright's clock stops idle callbacks, which
 * start the worker.)
 */
export async function passInterval(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.testIntervals.forEach((repeat) => {
      repeat();
    });
  });
  // Behind a reload in the worker's queue; a reload ends it.
  await page
    .evaluate(() => fetch(window.location.href, { cache: 'no-store' }).then((page) => page.text()))
    .catch(() => undefined);
  await page.waitForLoadState('domcontentloaded');
}

/**
 * Has the browser find the published build's worker. A check already in progress absorbs later
 * ones, so this checks until the site gets a request.
 */
export async function findUpdate(page: Page, site: PublishedSite): Promise<void> {
  await expect
    .poll(async () => {
      // The page may reload itself meanwhile; the next poll checks again.
      await checkForUpdate(page).catch(() => undefined);
      return site.wasWorkerAsked;
    })
    .toBe(true);
}

/** Takes focus away from a tab, as when the reader switches to another program. */
export async function takeFocus(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Playwright makes every page believe that it has focus.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const otherPage = await page.context().newPage();
  await otherPage.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
}

/**
 * Presses the mouse button on an element of an unfocused page, like a reader coming back from
 * another window: the press itself focuses the page. Playwright's own mouse focuses it on a move.
 *
 * @returns a way to release the button
 */
export async function pressAt(
  page: Page,
  target: Locator,
): Promise<{ release: () => Promise<void> }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  const session = await page.context().newCDPSession(page);
  const point = {
    x: (box?.x ?? 0) + 5,
    y: (box?.y ?? 0) + 5,
    button: 'left',
    clickCount: 1,
  } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point });
  return {
    async release() {
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point });
    },
  };
}

/** Makes the page believe that it runs in the window of an installed app. */
export async function openAsApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      matchMedia(query.includes('display-mode: standalone') ? 'all' : query);
  });
}
