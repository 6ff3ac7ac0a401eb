import { expect } from '@playwright/test';
import { buildMark, findUpdate, test, waitForWorker } from '../support/siteLab';

const VISITED = 'core/introduction/';
const OTHER = 'core/introduction/installation/';

test.describe('spec 7.3: while online no page is outdated', () => {
  test('a page visited before comes from the network', async ({ reader }) => {
    const page = await reader.profile.newPage();
    await page.goto(reader.home + VISITED);
    await waitForWorker(page);
    // A second tab: no reload makes up for what a navigation gets wrong.
    await (await reader.profile.newPage()).goto(reader.home);
    for (const build of [1, 2, 3]) {
      reader.site.publish(build);
      await page.goto(reader.home + VISITED);
      expect(await buildMark(page).getAttribute('content')).toBe(String(build));
    }
  });

  test('a link in a tab that may not reload leads to the published page', async ({ reader }) => {
    const page = await reader.profile.newPage();
    await page.goto(reader.home + VISITED);
    await waitForWorker(page);
    const second = await reader.profile.newPage();
    await second.goto(reader.home);
    reader.site.publish(2);
    await findUpdate(page, reader.site);
    const isWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isWaiting).toBe(true);
    await page.locator(`main a[href="/toolpad/${OTHER}"]`).first().click();
    await page.waitForURL(reader.home + OTHER);
    await expect(buildMark(page)).toHaveAttribute('content', '2');
  });

  test('an answer that takes its time is waited for', async ({ reader }) => {
    const page = await reader.profile.newPage();
    await page.goto(reader.home + VISITED);
    await waitForWorker(page);
    reader.site.publish(2);
    reader.site.slowDown(2500);
    await page.goto(reader.home + VISITED);
    expect(await buildMark(page).getAttribute('content')).toBe('2');
  });
});
