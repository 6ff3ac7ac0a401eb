/**
 * The site is published while a reader is in the middle of something, with one to three tabs open: what they
 * typed and chose stays, no tab reloads itself more than once, and in the end every tab is whole.
 */
import { expect, type Page } from '@playwright/test';
import { isWhole } from '../support/site';
import { countLoads, findUpdate, openServed, test } from '../support/siteLab';
import type { PublishedSite } from '../support/publishedSite';

/** Pages without demos, which are slow to start. */
const PAGES = [
  'core/introduction/installation/',
  'core/introduction/support/',
  'studio/getting-started/',
] as const;

interface Activity {
  /** The page that it needs, if not any page will do. */
  readonly page?: string;
  /** The reader begins. */
  readonly begin: (page: Page) => Promise<void>;
  /** The site was published: they go on, and find what they had. */
  readonly goOn: (page: Page) => Promise<void>;
  /** They are done. */
  readonly end: (page: Page) => Promise<void>;
}

/** How often the reader has loaded a page by hand. */
const visits = new WeakMap<Page, number>();

/** The reader loads the page once more, again if the page's own reload came in between. */
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
    begin: async (page) => {
      await page.keyboard.press('Control+k');
      await searchField(page).fill('dashboard');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    goOn: async (page) => {
      await searchField(page).press('End');
      await searchField(page).pressSequentially(' layout');
      await expect(searchField(page)).toHaveValue('dashboard layout');
      await expect(page.getByRole('option', { name: /^Dashboard Layout/ }).first()).toBeVisible();
    },
    end: async (page) => {
      // The first press clears the field, the second closes the dialog, unless the page has reloaded by then.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
      }).toPass();
    },
  },
  'the settings': {
    begin: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
    },
    goOn: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
    end: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  'a demo': {
    page: 'core/react-use-dialogs/',
    begin: async (page) => {
      await demo(page).scrollIntoViewIfNeeded();
      await demo(page).locator('tp-island').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    goOn: async (page) => {
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    end: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await demo(page).locator('[data-demo-tool="reset"]').click();
    },
  },
  'half a comment': {
    begin: async (page) => {
      await page.getByRole('button', { name: 'Yes' }).click();
      await page.locator('textarea').fill('This page does not');
    },
    goOn: async (page) => {
      await page.locator('textarea').pressSequentially(' say what');
      await expect(page.locator('textarea')).toHaveValue('This page does not say what');
    },
    end: async (page) => {
      // The reader reloads by hand: nothing is lost then either.
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

/** What happens to the site meanwhile; resolves once the reader's browser has noticed. */
const DEPLOYS: Readonly<Record<string, (site: PublishedSite, page: Page) => Promise<void>>> = {
  'a new site': async (site, page) => {
    site.publish(2);
    await findUpdate(page, site);
  },
  'a new site whose script is late': async (site, page) => {
    site.inject((file) =>
      /^assets\/js\/main\./.test(file)
        ? { status: 404, type: 'text/html', body: '<title>Not found</title>' }
        : null,
    );
    site.publish(2);
    await findUpdate(page, site);
  },
  'a new site that is taken back': async (site, page) => {
    site.publish(2);
    await findUpdate(page, site);
    site.publish(1);
    await findUpdate(page, site);
  },
};

for (const [deploy, publish] of Object.entries(DEPLOYS)) {
  for (const tabs of [1, 2, 3]) {
    for (const [name, { page: place, begin, goOn, end }] of Object.entries(ACTIVITIES)) {
      test(`${deploy}, ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}, during ${name}`, async ({
        reader,
      }) => {
        const pages: Page[] = [];
        for (const address of [place ?? PAGES[0], ...PAGES.slice(1)].slice(0, tabs)) {
          pages.push(await openServed(reader, address));
        }
        const [first] = pages as [Page, ...Page[]];
        await first.bringToFront();
        await begin(first);
        const reloads = pages.map(countReloads);
        await publish(reader.site, first);
        await goOn(first);
        reader.site.inject(() => null);
        await end(first);
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
