import { expect, type Page } from '@playwright/test';
import {
  drawLots,
  GOOD_SCRIPT,
  goodAd,
  IMAGE,
  INLINE,
  JSON_FILE,
  SCRIPT,
  slot,
  standIn,
} from './adProvider';
import { pastedText } from './clipboard';
import { CONFIGURED_ENVIRONMENT } from './configured.mjs';
import { waitForHydration } from './site';

/**
 * What readers do with the site, one function each, from a fresh page on any host and in any
 * engine. `home` is the URL of the site, which was built with everything configured.
 */
type Journey = (page: Page, home: string) => Promise<void>;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
}

/** Finds a section by a few letters. */
const search: Journey = async (page, home) => {
  await open(page, `${home}core/introduction/`);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await expect(field).toBeFocused();
  await field.pressSequentially('dashbord header');
  await expect(page.getByRole('option', { name: /^Custom header/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/core\/react-dashboard-layout\/#header$/);
  await expect(page.getByRole('heading', { name: 'Custom header' })).toBeInViewport();
};

/** Goes to another page by the menu of a phone. */
const menu: Journey = async (page, home) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${home}core/introduction/`);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const pages = page.getByRole('navigation', { name: 'Documentation pages' });
  await pages.getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(/\/core\/introduction\/installation\/$/);
};

/** Chooses the dark mode, which other pages keep. */
const mode: Journey = async (page, home) => {
  await open(page, `${home}core/introduction/`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${home}studio/concepts/queries/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
};

/** Copies a command. */
const copy: Journey = async (page, home) => {
  await open(page, `${home}core/introduction/installation/`);
  const block = page.locator('article tp-code:visible').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByText('Copied')).toBeVisible();
  expect(await pastedText(page)).toBe((await block.locator('pre').innerText()).trim());
};

/** Sees an ad of the provider's, in both layouts. */
const ad: Journey = async (page, home) => {
  await standIn(page, {
    [SCRIPT]: { contentType: 'text/javascript', body: GOOD_SCRIPT },
    [JSON_FILE]: { body: JSON.stringify({ ads: [goodAd] }) },
  });
  await drawLots(page, IMAGE);
  await page.goto(`${home}core/introduction/installation/`);
  await expect(slot(page).getByRole('link', { name: 'A provider ad' })).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await drawLots(page, INLINE);
  await page.goto(`${home}core/introduction/installation/`);
  await expect(slot(page).getByRole('link')).toContainText('Widgets for all.');
};

/** Says that a page helped, and why. */
const feedback: Journey = async (page, home) => {
  const received: unknown[] = [];
  await page.route(CONFIGURED_ENVIRONMENT.FEEDBACK_URL, async (route) => {
    if (route.request().method() === 'POST') {
      received.push(route.request().postDataJSON());
    }
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await route.fulfill({ status: 200, headers });
  });
  await open(page, `${home}core/introduction/installation/`);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox').fill('Clear.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  expect(received).toMatchObject([{ rating: 'yes', comment: 'Clear.' }]);
};

/** Changes a demo and sees the result. */
const editDemo: Journey = async (page, home) => {
  await open(page, `${home}core/react-use-session/`);
  const demo = page.locator('figure[id="SessionGreeting.tsx"]');
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = demo.locator('.cm-content').first();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('export default () => <p>Edited by a reader</p>;');
  const frame = demo.locator('iframe').last().contentFrame();
  await expect(frame.getByText('Edited by a reader')).toBeVisible();
};

/** An old URL leads to its new page, and a wrong one to the 404 page with a search. */
const lost: Journey = async (page, home) => {
  await page.goto(`${home}concepts/display-mode/?a=1`);
  await page.waitForURL('**/toolpad/studio/concepts/page-properties/?a=1#display-mode');
  const response = await page.goto(`${home}studio/no-such-page/`);
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The journeys, by what the reader does. */
export const JOURNEYS = { search, menu, mode, copy, ad, feedback, editDemo, lost } as const;

/**
 * Reads a visited page offline, and finds it from one that was not visited.
 *
 * @param close takes the host offline
 */
export async function readOffline(
  page: Page,
  home: string,
  close: () => Promise<void>,
): Promise<void> {
  await page.goto(`${home}core/introduction/`);
  const heading = await page.locator('h1').textContent();
  const isKept = () =>
    page.evaluate(async () => {
      const files = [...document.scripts].map(({ src }) => src).filter(Boolean);
      const own = files.filter((file) => file.startsWith(window.location.origin));
      const kept = await Promise.all(
        [window.location.href, ...own].map((url) => caches.match(url)),
      );
      return navigator.serviceWorker.controller?.state === 'activated' && kept.every(Boolean);
    });
  await expect.poll(isKept).toBe(true);
  await close();
  await page.reload();
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  await waitForHydration(page);
  await page.goto(`${home}core/introduction/tutorial/`);
  await expect(page).toHaveTitle(/Offline/);
  await page.getByRole('link', { name: heading ?? '' }).click();
  await expect(page.locator('h1')).toHaveText(heading ?? '');
}
