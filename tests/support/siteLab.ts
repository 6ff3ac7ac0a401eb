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

interface Reader {
  readonly site: PublishedSite;
  /** A browser profile that holds nothing of the reader's hosts yet. */
  readonly profile: BrowserContext;
  /** The site's address on the production host. */
  readonly home: string;
  /** The same site on a host that is not, such as a preview's. */
  readonly otherHome: string;
}

interface Lab {
  readonly site: PublishedSite;
  readonly profile: BrowserContext;
  readonly violations: readonly string[];
}

/**
 * Tests on the built site's production host, which they can publish to, slow down and take offline. Each
 * reader has hosts, and so a worker and storage, of their own, in one profile: Chromium crashes at times
 * when it puts away a profile whose workers run.
 */
export const test = base.extend<{ reader: Reader }, { lab: Lab; build: string }>({
  build: ['build', { option: true, scope: 'worker' }],
  lab: [
    async ({ browser, build }, provide) => {
      const site = new PublishedSite(await BuiltSite.open(path.resolve(build)));
      const profile = await browser.newContext();
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
    await Promise.all(profile.pages().map((page) => page.close()));
    expect(violations.slice(earlier)).toEqual([]);
  },
});

/** The browser looks whether another worker was published; ends when it has, also without an answer. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
  });
}

/**
 * Waits until the worker serves the page, has kept it with the site's own scripts and styles (a worker
 * leaves third parties' alone), and the look for an update that a page begins with is over.
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
  await lookForUpdate(page);
}

/** Opens a page in a new tab, once the worker serves it. */
export async function openServed({ profile, home }: Reader, address: string): Promise<Page> {
  const page = await profile.newPage();
  await page.goto(home + address);
  await waitForWorker(page);
  return page;
}

/** Says which build the HTML of the page comes from. */
export function buildMark(page: Page): Locator {
  return page.locator('meta[name="test-build"]');
}

/** Counts how often a page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/**
 * The browser finds the worker of the build that is published. A look that it had begun before takes
 * in those asked for meanwhile, so it looks until the site was asked.
 */
export async function findUpdate(page: Page, site: PublishedSite): Promise<void> {
  await expect
    .poll(async () => {
      // A page that reloads itself meanwhile is asked again.
      await lookForUpdate(page).catch(() => undefined);
      return site.wasWorkerAsked;
    })
    .toBe(true);
}

/** Takes the focus from a tab, as the reader does by turning to another program. */
export async function takeFocus(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Playwright makes every page believe that it has the focus; this one is told the truth.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  const elsewhere = await page.context().newPage();
  await elsewhere.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
}

/**
 * Presses the mouse on an element of a page without the focus, as a reader does who comes back from another window:
 * the press itself gives the page its focus. Playwright's own mouse gives it when it moves already.
 *
 * @returns what ends the press
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

/** The page believes that it runs in the window of an installed app. */
export async function openAsApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      matchMedia(query.includes('display-mode: standalone') ? 'all' : query);
  });
}
