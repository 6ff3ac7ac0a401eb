/** The back/forward cache, which the headless shell lacks and Playwright turns off. */
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { findChromium, WHOLE_BROWSERS } from '../support/findChromium.mjs';
import { waitForHydration } from '../support/site';
import { expect, test, type Page } from '../support/test';

const executablePath = findChromium(WHOLE_BROWSERS);

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const browser = executablePath === undefined ? { channel: 'chromium' } : { executablePath };
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await provide({ ...launchOptions, ...browser, ignoreDefaultArgs });
  },
});

const HERE = '/toolpad/core/introduction/installation/';
const ELSEWHERE = '/toolpad/core/introduction/tutorial/';

/** Leaves a page for another, does something there, and goes back. Expects the same document. */
async function leaveAndReturn(page: Page, act: () => Promise<void>): Promise<void> {
  const { origin } = new URL(page.url());
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  // By script: Playwright's own navigation waits for events that a kept page does not have.
  await page.evaluate((address) => window.location.assign(address), ELSEWHERE);
  await expect(page).toHaveURL(origin + ELSEWHERE);
  await waitForHydration(page);
  await act();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(origin + HERE);
  await expect(page.locator('html[data-kept]')).toBeAttached();
}

test('spec 3.3: a page follows the code choice that was made after leaving it', async ({
  page,
}) => {
  await page.goto(HERE);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-code-choice', 'system-TS');
  await leaveAndReturn(page, async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByText('JavaScript', { exact: true }).click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-code-choice', 'system-JS');
});

test('spec 4.4: an ad that was being checked is decided after the return', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${HERE}`);
  const slot = page.locator('[data-place="body-top"]');
  await expect(slot).toHaveClass(/waiting/);
  await leaveAndReturn(page, () => Promise.resolve());
  await expect(slot.getByText('The ad did not load.')).toBeVisible();
});
