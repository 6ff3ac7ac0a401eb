import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration, watchConsole } from '../support/site';
import { expect, test } from '../support/test';

/** Outside influences: extensions, networks, storage, clocks. */
const START = '/toolpad/core/introduction/';
const NEXT = '/toolpad/core/introduction/support/';

test('an extension that blocks ads and analytics breaks nothing else', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  await page.route(/ads\.example|googletagmanager\.com/, (route) => route.abort('blockedbyclient'));
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${START}`);
  await waitForHydration(page);
  await page.locator(`.site-menu a[href="${NEXT}"]`).click();
  await expect(page.locator('h1')).toHaveText('Core support');
  expect(crashes).toEqual([]);
});

test('a captive portal shows no ad and loses no comment', async ({ page }) => {
  const login = { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' };
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await page.route(/ads\.example|\/feedback$/, (route) => route.fulfill(login));
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${START}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('textbox').fill('Kept.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('tp-ad').getByRole('link')).toHaveCount(0);
  await expect(page.getByText("Couldn't submit feedback. Please try again later.")).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Kept.');
  expect(crashes).toEqual([]);
});

test('with storage full, a choice still applies, without console errors', async ({ page }) => {
  const lines = watchConsole(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(START);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByText('Dark', { exact: true }).click();
  await panel.getByText('Right to left', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(lines).toEqual([]);
});

for (const year of [1970, 2099]) {
  test(`a clock set to ${year} breaks nothing`, async ({ page, context }) => {
    const lines = watchConsole(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: new Date(Date.UTC(year, 0, 2)) });
    await page.goto('/toolpad/core/introduction/installation/');
    await waitForHydration(page);
    const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
    expect(lines).toEqual([]);
  });
}
