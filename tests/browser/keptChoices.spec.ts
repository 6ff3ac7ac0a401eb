import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { expect, test } from '../support/test';

const PAGE = '/toolpad/core/react-use-dialogs/';
const ONE_YEAR = 31_536_000;

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

test.beforeEach(async ({ page }) => {
  await page.route(/^https:/, (route) => route.abort());
});

test('spec 3.1, 3.2: without a choice, no cookie is set', async ({ page, context }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  expect(await context.cookies()).toEqual([]);
});

test('spec 3.1, 3.2: each visit renews a saved choice for another year', async ({
  page,
  context,
  baseURL,
}) => {
  const { hostname } = new URL(baseURL ?? '');
  const soon = Math.floor(Date.now() / 1000) + 3600;
  await context.addCookies(
    [
      ['codeStyling', 'css'],
      ['codeVariant', 'JS'],
    ].map(([name = '', value = '']) => ({
      name,
      value,
      domain: hostname,
      path: '/',
      expires: soon,
    })),
  );
  await page.goto(PAGE);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-code-choice', 'css-JS');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, path }) => [name, value, path]).sort()).toEqual([
    ['codeStyling', 'css', '/'],
    ['codeVariant', 'JS', '/'],
  ]);
  for (const { expires } of cookies) {
    expect(expires - Date.now() / 1000).toBeGreaterThan(ONE_YEAR - 3600);
  }
});
