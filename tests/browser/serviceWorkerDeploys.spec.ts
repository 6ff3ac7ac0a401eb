/**
 * The site is deployed while a reader with one to three open tabs is in the middle of something:
 * their input is kept, no tab reloads itself more than once, and every tab ends up complete.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { ISLAND_FILES, isWhole } from '../support/site';
import { sweepIf } from '../support/sweep';
import {
  buildMark,
  clearHttpCache,
  countLoads,
  findUpdate,
  openServed,
  passInterval,
  test,
  waitForSearch,
} from '../support/siteLab';
import type { PublishedSite } from '../support/publishedSite';

/** Pages without demos, because demos start slowly. */
const PAGES = [
  'core/introduction/installation/',
  'core/introduction/support/',
  'studio/getting-started/',
] as const;

type Locate = (page: Page) => Locator;

interface Activity {
  /** The page to use, if it matters. */
  readonly page?: string;
  readonly start: (page: Page) => Promise<void>;
  /** Continues after the deploy, and checks that nothing was lost. */
  readonly resume: (page: Page) => Promise<void>;
  readonly finish: (page: Page) => Promise<void>;
}

/** How often the reader has reloaded each page. */
const visits = new WeakMap<Page, number>();

/** Reloads the page as the reader does; retries if the page's own reload interferes. */
async function visit(page: Page): Promise<void> {
  await page.bringToFront();
  await expect(async () => {
    await page.goto(page.url(), { timeout: 10_000 });
  }).toPass();
  visits.set(page, (visits.get(page) ?? 0) + 1);
}

/** Counts how often a page reloads itself from now on. */
function countReloads(page: Page): () => number {
  const countAll = countLoads(page);
  return () => countAll() - (visits.get(page) ?? 0);
}

const searchField = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const demo = (page: Page) => page.locator('tp-demo:has(tp-island)').first();

const ACTIVITIES: Readonly<Record<string, Activity>> = {
  'a search': {
    start: async (page) => {
      await page.keyboard.press('Control+k');
      await searchField(page).fill('dashboard');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    resume: async (page) => {
      await searchField(page).press('End');
      await searchField(page).pressSequentially(' layout');
      await expect(searchField(page)).toHaveValue('dashboard layout');
      await expect(page.getByRole('option', { name: /^Dashboard Layout/ }).first()).toBeVisible();
    },
    finish: async (page) => {
      // The first press clears the field and the second closes the dialog, unless the page reloads.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
      }).toPass();
    },
  },
  'a settings change': {
    start: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
    },
    resume: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
    finish: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  'a demo': {
    page: 'core/react-use-dialogs/',
    start: async (page) => {
      await demo(page).scrollIntoViewIfNeeded();
      await demo(page).locator('tp-island').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    resume: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    finish: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await demo(page).locator('[data-demo-tool="reset"]').click();
    },
  },
  'an unsent comment': {
    start: async (page) => {
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.locator('textarea').fill('This page does not');
    },
    resume: async (page) => {
      await page.locator('textarea').pressSequentially(' say what');
      await expect(page.locator('textarea')).toHaveValue('This page does not say what');
    },
    finish: async (page) => {
      // A reload by the reader loses nothing either.
      await visit(page);
      await expect(async () => {
        await page.getByRole('button', { name: 'Yes' }).click();
        await expect(page.locator('textarea')).toHaveValue('This page does not say what', {
          timeout: 5000,
        });
      }).toPass();
      await page.locator('textarea').fill('');
    },
  },
};

/** What happens to the site meanwhile; resolves when the reader's browser has noticed. */
const DEPLOYS: Readonly<Record<string, (site: PublishedSite, page: Page) => Promise<void>>> = {
  'a deploy': async (site, page) => {
    site.publish(2);
    await findUpdate(page, site);
  },
  'a deploy whose script is missing at first': async (site, page) => {
    site.inject((file) =>
      /^assets\/js\/main\./.test(file)
        ? { status: 404, type: 'text/html', body: '<title>Not found</title>' }
        : null,
    );
    site.publish(2);
    await findUpdate(page, site);
  },
  'a deploy that is rolled back': async (site, page) => {
    site.publish(2);
    await findUpdate(page, site);
    site.publish(1);
    await findUpdate(page, site);
  },
};

for (const [deploy, publish] of Object.entries(DEPLOYS)) {
  for (const tabs of [1, 2, 3]) {
    for (const [name, { page: startPage, start, resume, finish }] of Object.entries(ACTIVITIES)) {
      const title = `${deploy}, ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}, during ${name}`;
      // Typed text with two tabs, and a deploy that goes wrong with one.
      const isSample =
        deploy === 'a deploy'
          ? tabs === 2 && name === 'an unsent comment'
          : deploy.endsWith('at first') && tabs === 1 && name === 'a search';
      test(title, sweepIf(!isSample), async ({ reader }) => {
        const pages: Page[] = [];
        for (const address of [startPage ?? PAGES[0], ...PAGES.slice(1)].slice(0, tabs)) {
          pages.push(await openServed(reader, address));
        }
        const [first] = pages as [Page, ...Page[]];
        await first.bringToFront();
        await start(first);
        const reloads = pages.map(countReloads);
        await publish(reader.site, first);
        await resume(first);
        reader.site.inject(() => null);
        await finish(first);
        for (const page of pages) {
          await visit(page);
          await expect.poll(() => isWhole(page)).toBe(true);
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
        expect(Math.max(...reloads.map((count) => count()))).toBeLessThanOrEqual(1);
      });
    }
  }
}

/** Deploys without the chunks of the old page, and counts how often each is requested. */
async function publishWithoutChunks(
  site: PublishedSite,
  page: Page,
): Promise<ReadonlyMap<string, number>> {
  // The worker keeps those of the search, and so does the browser's cache.
  await waitForSearch(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const chunks = (await cache.keys()).filter(({ url }) => /\/js\/(?!main\.)/.test(url));
      await Promise.all(chunks.map((chunk) => cache.delete(chunk)));
    }
  });
  await clearHttpCache(page);
  const requests = new Map<string, number>();
  let isGone = true;
  site.publish(2);
  site.inject((file) => {
    // Only the new page asks for this script; its chunks have the same names, but exist.
    isGone &&= !/^assets\/js\/main\./.test(file);
    if (!isGone || !ISLAND_FILES.test(`/${file}`)) {
      return null;
    }
    requests.set(file, (requests.get(file) ?? 0) + 1);
    return { status: 404, type: 'text/html', body: '<title>Not found</title>' };
  });
  return requests;
}

const commentField = (page: Page) => page.locator('textarea');

/** What a reader presses, and what then opens. */
const PRESSES: Readonly<
  Record<string, { readonly press: (page: Page) => Promise<void>; readonly opens: Locate }>
> = {
  'the vote below the page': {
    press: (page) => page.getByRole('button', { name: 'No' }).click(),
    opens: commentField,
  },
  'the comment on a section': {
    press: (page) => page.locator('h2 + * [data-comment-on], [data-comment-on]').first().click(),
    opens: commentField,
  },
  'the search': {
    press: (page) => page.getByRole('button', { name: 'Search', exact: true }).click(),
    opens: (page) => page.getByRole('dialog').locator('[role="search"], form').first(),
  },
};

test.describe('spec 7.2: a deploy that removes chunks, found by a press and by the worker', () => {
  for (const [name, { press, opens }] of Object.entries(PRESSES)) {
    const details = sweepIf(name !== 'the comment on a section');
    test(`reloads once and repeats the press of ${name}`, details, async ({ reader }) => {
      const page = await openServed(reader, PAGES[0]);
      const loads = countLoads(page);
      const requests = await publishWithoutChunks(reader.site, page);
      await press(page);
      await findUpdate(page, reader.site);
      await expect(opens(page)).toBeVisible();
      await expect(buildMark(page)).toHaveAttribute('content', '2');
      await expect(page.getByRole('alert')).toHaveCount(0);
      // The new worker takes over now or, if Chromium makes it wait, with the next page: neither is a
      // reason to reload again.
      await passInterval(page);
      expect(loads()).toBe(1);
      expect(requests.size).toBeGreaterThan(0);
      expect(Math.max(...requests.values())).toBeLessThanOrEqual(3);
    });
  }

  test('does not reload while there is typed text, and says so', async ({ reader }) => {
    const page = await openServed(reader, PAGES[0]);
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await searchField(page).fill('dashboard');
    await expect(page.getByRole('option').first()).toBeVisible();
    const requests = await publishWithoutChunks(reader.site, page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#feedback-question + button')?.click();
    });
    await findUpdate(page, reader.site);
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await passInterval(page);
    await expect(searchField(page)).toHaveValue('dashboard');
    expect(loads()).toBe(0);
    expect(Math.max(...requests.values())).toBeLessThanOrEqual(3);
  });
});
