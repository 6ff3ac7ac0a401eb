import { goodAd, GOOD_SCRIPT, IMAGE, INLINE, JSON_FILE, SCRIPT, slot } from './adProvider';
import { expect, type Page } from './test';

/** Where the site's worker is when a file goes wrong: nowhere, about to start, or in control of the page. */
export type WorkerState = 'none' | 'starting' | 'in control';

/** Files that are loaded, and go wrong, in the same way. */
export interface FaultyFiles {
  /** Of paths below the site's; files of other hosts have addresses. */
  readonly file: RegExp;
  /** A page that asks for them, and one in its menu that asks for them, too. */
  readonly pages: readonly [start: string, next: string];
  /** Where the worker is, if there is one; else it starts during what is over soon, and sees the rest begin. */
  readonly worker?: Exclude<WorkerState, 'none'>;
  /** Whether only a site with a worker has them. */
  readonly isOfWorker?: boolean;
  /** Whether the page says so when they do not come. */
  readonly isMissed?: boolean;
  /** Uses what the files are for. Ends when that works or, if they may be missing, when the page says so. */
  readonly tryOut?: (page: Page, mayBeMissing: boolean) => Promise<void>;
  /** What other hosts hold, by address. */
  readonly foreign?: Readonly<Record<string, string>>;
  /** What is drawn by lot. */
  readonly lot?: number;
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';

/** With pictures, and without demos, which cost more to run than all else. */
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
  const isThere = async () =>
    (await running.count()) > 0 || (mayBeMissing && (await notice.count()) > 0);
  await expect.poll(isThere).toBe(true);
}

async function loadManifest(page: Page, mayBeMissing: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data = '' } = await session.send('Page.getAppManifest');
  expect(mayBeMissing || data.includes('"start_url"')).toBe(true);
}

/** Every kind of file that a page of the site, or its worker, asks for. */
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
  'fonts, pictures and the manifest': {
    file: /^assets\/(?:fonts|images)\/|^img\/|^manifest\.json$/,
    pages: PLAIN,
    tryOut: loadManifest,
  },
  'parts that load later': {
    file: /^assets\/js\/(?!main\.)/,
    pages: PLAIN,
    tryOut: search,
  },
  'what search and demos ask for': {
    file: /^search-index\.json$|^assets\/(?:search|demos)\/|^demo\/index\.html$/,
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
  'the worker’s list and its page': {
    file: /^(?:worker-files\.json|offline\.html)$/,
    pages: PLAIN,
    isOfWorker: true,
    worker: 'starting',
  },
};

/** The files that the published site asks other hosts for, which its worker leaves to the browser. */
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
  'the ad’s JSON and picture': {
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
