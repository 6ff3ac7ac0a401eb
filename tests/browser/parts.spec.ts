import { expect, test, type Page } from '../support/test';

const LONG = '/toolpad/core/react-dashboard-layout/';

/** A page that has not loaded: its text font does not come until the test has it come. */
async function holdLoading(page: Page): Promise<() => void> {
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route(/geist-latin-wght-normal/, async (route) => {
    await held;
    await route.continue();
  });
  return finish;
}

/** Whether the browser has laid out the end of the page's text. */
function isEndLaidOut(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.markdown > * > *')]
      .at(-1)
      ?.checkVisibility({ contentVisibilityAuto: true }),
  );
}

test('what no screen shows at first is laid out once the page has loaded', async ({ page }) => {
  const finish = await holdLoading(page);
  await page.goto(LONG, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.footer')).toBeAttached();
  expect(await isEndLaidOut(page)).toBe(false);
  finish();
  await expect.poll(() => isEndLaidOut(page)).toBe(true);
});

test('a reader who scrolls there first finds it', async ({ page }) => {
  await holdLoading(page);
  await page.goto(LONG, { waitUntil: 'commit' });
  await expect(page.locator('.footer')).toBeAttached();
  const last = page.getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect.poll(() => isEndLaidOut(page)).toBe(true);
});

test('all of it is laid out at once for a section in the address', async ({ page }) => {
  const finish = await holdLoading(page);
  await page.goto(`${LONG}#branding`, { waitUntil: 'commit' });
  await expect(page.locator('.footer')).toBeAttached();
  expect(await isEndLaidOut(page)).toBe(true);
  finish();
});
