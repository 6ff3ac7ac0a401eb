import { ADDRESS, drawLots, IMAGE, slot, standIn } from '../support/adProvider';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { layoutShifts } from '../support/site';
import { expect, test, type Page } from '../support/test';

/** Generated pages: overviews of products and groups. */
const PLACES = [
  '/toolpad/core/',
  '/toolpad/studio/',
  '/toolpad/core/api/',
  '/toolpad/studio/concepts/',
];

/** Layout shifts, except of an overview's product icon: it may move as its heading's font loads. */
async function shiftsBelowHeading(page: Page): Promise<string[]> {
  const shifts = await layoutShifts(page);
  return shifts.filter((shift) => !/^[\d.e-]+: <svg width="36"[^;]*$/.test(shift));
}

for (const address of PLACES) {
  test(`spec 4.2: ${address} has a prerendered in-house ad`, async ({ page }) => {
    await page.goto(address);
    await expect(slot(page).getByRole('link')).toBeVisible();
    expect(await shiftsBelowHeading(page)).toEqual([]);
  });

  test(`spec 4.2: ${address} reserves space for the provider’s ad`, async ({ page }) => {
    await drawLots(page, IMAGE);
    await standIn(page, {});
    await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${address}`);
    await expect(slot(page)).toHaveCount(1);
    await expect(slot(page).locator('script')).toHaveCount(1);
    expect(await shiftsBelowHeading(page)).toEqual([]);
  });
}

for (const origin of ['', `http://127.0.0.1:${CONFIGURED_PORT}`]) {
  for (const address of ['/toolpad/', '/toolpad/search/?q=dialogs', '/toolpad/no-such-page/']) {
    test(`spec 4.2: ${origin}${address} is no documentation and has no ad`, async ({ page }) => {
      await standIn(page, {});
      await page.goto(origin + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(slot(page)).toHaveCount(0);
    });
  }
}

test.describe('spec 4.9: a crawler', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('sees no in-house ad, and the space stays reserved', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(slot(page)).toBeEmpty();
    expect(await layoutShifts(page)).toEqual([]);
  });
});

for (const address of ['/toolpad/', '/toolpad/404.html']) {
  test(`${address} is not a documentation page and has no ad`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(slot(page)).toHaveCount(0);
  });
}
