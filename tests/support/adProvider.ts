import { expect, type Locator, type Page } from '@playwright/test';
import { layoutShifts } from './site';

/** A page with an ad. */
export const ADDRESS = '/toolpad/core/introduction/installation/';
/** The provider's script, as `configured.mjs` names it. */
export const SCRIPT = 'https://ads.example/script.js';
/** The provider's JSON, as it names it too. */
export const JSON_FILE = 'https://ads.example/ads.json';

/** What the provider's script does in the real world: it draws a placeholder and an ad beside itself. */
export const GOOD_SCRIPT = `
  const place = document.getElementById('_carbonads_js').parentElement;
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="https://shop.example/" rel="noopener sponsored">A provider ad</a>';
  place.append(ad);
`;

/** What the provider's JSON holds when there is an ad. */
export const goodAd = {
  company: 'Example',
  description: 'Widgets for all.',
  image: 'https://ads.example/picture.png',
  statlink: 'https://ads.example/click',
  statimp: '//ads.example/impression?x=1',
  pixel: 'https://ads.example/pixel-a?t=[timestamp]||https://ads.example/pixel-b',
  timestamp: '1700000000',
};

/** Steers what is drawn by lot. */
export async function drawLots(page: Page, value: number): Promise<void> {
  await page.addInitScript((lot) => {
    Math.random = () => lot;
  }, value);
}

/** Draws the inline layout and, when the provider is blocked, an in-house ad: as all lots below 0.2. */
export const INLINE = 0.1;
/** Draws the image layout. */
export const IMAGE = 0.5;

/** Answers for the outside world: what is not named here does not exist. */
export async function standIn(
  page: Page,
  answers: Record<string, { status?: number; contentType?: string; body: string }>,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const answer = answers[url.replace(/\?.*$/, '')];
    await (answer
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          contentType: answer.contentType ?? 'application/json',
          ...answer,
        })
      : route.abort());
  });
  return asked;
}

/** Where the ad stands. */
export function slot(page: Page): Locator {
  return page.locator('[data-place="body-top"]');
}

/** Whatever came of the ad: the page reads, and nothing in it moved. */
export async function expectPageWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
}
