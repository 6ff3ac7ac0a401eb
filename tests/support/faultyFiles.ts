import { goodAd, GOOD_SCRIPT, IMAGE, INLINE, JSON_FILE, SCRIPT, slot } from './adProvider';
import { expect, type Page } from './test';

/** State of the site's worker when a file goes wrong: none, starting, or in control of the page. */
export type WorkerState = 'none' | 'starting' | 'in control';

/** Files that load, and go wrong, in the same way. */
export interface FaultyFiles {
  /** Matches paths relative to the site, or URLs of other hosts. */
  readonly file: RegExp;
  /** A page that requests them, and one in its menu that requests them, too. */
  readonly pages: readonly [start: string, next: string];
  /** State of the worker, if any; defaults to `starting` for one-time faults, else `in control`. */
  readonly worker?: Exclude<WorkerState, 'none'>;
  /** Whether they are requested only if the site has a worker. */
  readonly isOfWorker?: boolean;
  /** Whether the page shows a notice if they do not load. */
  readonly isMissed?: boolean;
  /** Uses what the files are for, until it works or, if they may be missing, the page says so. */
  readonly tryOut?: (page: Page, mayBeMissing: boolean) => Promise<void>;
  /** Files of other hosts, by URL. */
  readonly foreign?: Readonly<Record<string, string>>;
  /** Result of every random draw. */
  readonly lot?: number;
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';

/** With images, but without demos, which cost more to run than everything else. */
const PLAIN = ['studio/getting-started/', 'studio/getting-started/why-toolpad/'] as const;
const WITH_DEMOS = ['core/introduction/', 'core/introduction/base-concepts/'] as const;

async function search(page: Page, mayBeMissing: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('dashboard');
  const answer = dialog.getByRole('option').first();
  const notice = dialog.getByText(/could not be loaded/).first();
  await expect(mayBeMissing ? answer.or(notice) : answer).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveValue('dashboard');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function readSource(page: Page, mayBeMissing: boolean): Promise<void> {
  const demo = page.locator('tp-demo:has([data-demo-tool="expand"])').first();
  await demo.locator('[data-demo-tool="expand"]').evaluate((button: HTMLElement) => {
    button.click();
  });
  const source = demo.locator('[data-whole]').first();
  const notice = demo.getByText(/could not be loaded/).first();
  await expect(mayBeMissing ? source.or(notice).first() : source).toBeAttached();
}

async function openDemo(page: Page, mayBeMissing: boolean): Promise<void> {
  const demo = page.locator('tp-demo:has([data-frame])').first();
  await demo.evaluate((element) => {
    element.scrollIntoView();
  });
  const running = demo.frameLocator('iframe').locator('html[data-started]');
  const notice = demo.getByText('could not be opened');
  const isSettled = async () =>
    (await running.count()) > 0 || (mayBeMissing && (await notice.count()) > 0);
  await expect.poll(isSettled).toBe(true);
}

async function loadManifest(page: Page, mayBeMissing: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data = '' } = await session.send('Page.getAppManifest');
  expect(mayBeMissing || data.includes('"start_url"')).toBe(true);
}

/** Every kind of file that a page of the site, or its worker, requests. */
export const SITE_FILES: Readonly<Record<string, FaultyFiles>> = {
  'the page’s script': {
    file: /^assets\/js\/main\./,
    pages: PLAIN,
    isMissed: true,
  },
  'the style sheet': {
    file: /^assets\/css\/styles\./,
    pages: PLAIN,
    isMissed: true,
  },
  'fonts, images and the manifest': {
    file: /^assets\/(?:fonts|images)\/|^img\/|^manifest\.json$/,
    pages: PLAIN,
    tryOut: loadManifest,
  },
  'chunks that load later': {
    file: /^assets\/js\/(?!main\.)/,
    pages: PLAIN,
    tryOut: search,
  },
  'files for search and demos': {
    file: /^search-[\w-]+\.json$|^assets\/(?:search|demos)\/|^demo\/index\.html$/,
    pages: WITH_DEMOS,
    tryOut: async (page, mayBeMissing) => {
      await openDemo(page, mayBeMissing);
      await readSource(page, mayBeMissing);
      await search(page, mayBeMissing);
    },
  },
  'the worker itself': {
    file: /sw\.js$/,
    pages: PLAIN,
    isOfWorker: true,
  },
  'the worker’s list and offline page': {
    file: /^(?:worker-files\.json|offline\.html)$/,
    pages: PLAIN,
    isOfWorker: true,
    worker: 'starting',
  },
};

/** Files that the published site requests from other hosts, which its worker does not handle. */
export const FOREIGN_FILES: Readonly<Record<string, FaultyFiles>> = {
  'the ad’s script and Google’s tag': {
    file: /^https:/,
    pages: PLAIN,
    worker: 'in control',
    foreign: { [SCRIPT]: GOOD_SCRIPT, 'https://www.googletagmanager.com/gtag/js': 'void 0;' },
    lot: IMAGE,
    tryOut: async (page, mayBeMissing) => {
      if (!mayBeMissing) {
        await expect(slot(page).getByText('A provider ad')).toBeVisible();
      }
    },
  },
  'the ad’s JSON and image': {
    file: /^https:\/\/ads\./,
    pages: PLAIN,
    worker: 'in control',
    foreign: { [JSON_FILE]: JSON.stringify({ ads: [goodAd] }), [goodAd.image]: DRAWING },
    lot: INLINE,
    tryOut: async (page, mayBeMissing) => {
      if (!mayBeMissing) {
        await expect(slot(page).getByText('Widgets for all.')).toBeVisible();
      }
    },
  },
};
