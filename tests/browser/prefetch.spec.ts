import { expect, test } from '../support/test';
import { waitForHydration } from '../support/site';
import { watchNetwork } from '../support/watchNetwork.mjs';

const ADDRESS = '/toolpad/core/react-page-container/';
const LINK = '/toolpad/core/react-use-notifications/';

test('a page is fetched when the reader points at its link, and is there at the click', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) {
      scripts.push(request.url());
    }
  });
  const untilQuiet = watchNetwork(page);
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await untilQuiet();
  const atLoad = scripts.length;
  const link = page.locator(`.menu__link[href="${LINK}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await untilQuiet();
  expect(scripts).toHaveLength(atLoad);
  await link.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(atLoad);
  await untilQuiet();
  // Nothing is needed any more: the click shows it without a server.
  await page.route(/\.js$/, (route) => route.abort());
  await link.click();
  await expect(page.locator('h1')).toHaveText('useNotifications');
});
