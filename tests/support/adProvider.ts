import { expect, type Locator, type Page } from '@playwright/test';
import { layoutShifts } from './site';

/** A page with an ad. */
export const ADDRESS = '/toolpad/core/introduction/installation/';
/** The provider's script; same URL as in `configured.mjs`. */
export const SCRIPT = 'https://ads.example/script.js';
/** The provider's JSON; same URL as in `configured.mjs`. */
export const JSON_FILE = 'https://ads.example/ads.json';

/** Does what the provider's real script does: inserts an ad next to itself. */
export const GOOD_SCRIPT = `
  const place = document.getElementById('_carbonads_js').parentElement;
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="https://shop.example/" rel="noopener sponsored">A provider ad</a>';
  place.append(ad);
`;

/** An ad in the provider's JSON. */
export const goodAd = {
  company: 'Example',
  description: 'Widgets for all.',
  image: 'https://ads.example/picture.png',
  statlink: 'https://ads.example/click',
  statimp: '//ads.example/impression?x=1',
  pixel: 'https://ads.example/pixel-a?t=[timestamp]||https://ads.example/pixel-b',
  timestamp: '1700000000',
};

/** Fixes the result of every random draw in a page. */
export async function drawLots(page: Page, value: number): Promise<void> {
  await page.addInitScript((result) => {
    Math.random = () => result;
  }, value);
}

/** Picks the inline layout and, if the provider is blocked, an in-house ad: any draw below 0.2. */
export const INLINE = 0.1;
/** Picks the image layout. */
export const IMAGE = 0.5;

/** Mocks all other hosts; requests without an answer fail. Returns a live list of all requests. */
export async function standIn(
  page: Page,
  answers: Record<string, { status?: number; contentType?: string; body: string }>,
): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\//, async (route) => {
    const url = route.request().url();
    requested.push(url);
    const answer = answers[url.replace(/\?.*$/, '')];
    await (answer
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          contentType: answer.contentType ?? 'application/json',
          ...answer,
        })
      : route.abort());
  });
  return requested;
}

/** The ad slot. */
export function slot(page: Page): Locator {
  return page.locator('[data-place="body-top"]');
}

/** Expects a readable page without layout shifts, whatever happened to the ad. */
export async function expectPageWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
}
