import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';
import { listForwards } from '../../src/features/redirects/build/checkRules';
import { OLD_ADDRESSES, parseOldAddresses } from '../../src/site';
import { listSitePages } from '../support/site';

/** How many URLs to test per splat; tests/hosting tests them all. */
const PER_SPLAT = 2;
const pages = new Set(listSitePages());
const forwards = parseOldAddresses(OLD_ADDRESSES).flatMap((rule) =>
  listForwards([rule], pages).slice(0, PER_SPLAT),
);

test('on a file server, every old URL redirects to its page with its query and hash', async ({
  page,
}) => {
  // Tests only the redirects: pages.spec.ts loads the pages themselves.
  await page.route(/\/toolpad\/(?:studio|core)\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join('build', pathname.replace('/toolpad/', ''), 'index.html');
    const isForward = fs.readFileSync(file, 'utf8').includes('data-to=');
    await (isForward
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: 'Page' }));
  });
  for (const { from, to } of forwards) {
    const [target = '', anchor] = to.split('#');
    await page.goto(`${from}?a=1&b=%20`);
    await page.waitForURL(`${target}?a=1&b=%20${anchor === undefined ? '' : `#${anchor}`}`);
  }
  await page.goto(`${forwards[0]?.from ?? ''}?a=1#mine`);
  await page.waitForURL(/\?a=1#mine$/);
});

test('an old URL redirects without JavaScript too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/toolpad/concepts/display-mode/');
  await page.waitForURL('**/toolpad/studio/concepts/page-properties/#display-mode');
  await page.close();
});

test('the 404 page redirects old URLs with different capitalization', async ({ page }) => {
  await page.goto('/toolpad/Building-UI/component-library/?a=1');
  await page.waitForURL('**/toolpad/studio/concepts/building-ui/?a=1#component-library');
  await expect(page.getByRole('heading', { level: 1, name: 'Building UI' })).toBeVisible();
});
