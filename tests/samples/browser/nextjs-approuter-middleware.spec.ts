import { sidebar, signIn, title } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

const test = integrationTest('integrations/nextjs-approuter', {
  without: ['Add it to an existing Next.js app'],
});

test('asks for the account before a page runs, and leaves the rest alone', async ({
  page,
  app,
}) => {
  // Without AUTH_URL, the middleware redirects to localhost.
  const at = (path: string) => `${app.origin.replace('127.0.0.1', 'localhost')}${path}`;
  const redirect = await page.request.get(at('/sheets?year=1781'), { maxRedirects: 0 });
  expect(redirect.status()).toBe(307);
  expect((await page.request.get(at('/api/sheets'))).status()).toBe(401);
  expect((await page.request.get(at('/icon.svg'))).status()).toBe(200);
  const longer = await page.request.get(at('/sign-in-report'), { maxRedirects: 0 });
  expect(longer.status()).toBe(307);
  await page.goto(at('/sheets?year=1781'));
  await expect(page).toHaveURL(at('/sign-in?callbackUrl=%2Fsheets%3Fyear%3D1781'));
  await signIn(page, 'tom@maproom.example', 'replace-me-medlar');
  await expect(page).toHaveURL(at('/sheets?year=1781'));
  await expect(title(page)).toHaveText('Sheets');
  await expect(sidebar(page)).toBeVisible();
});

test('redirects to localhost without AUTH_URL, as the page says', async ({ page, app }) => {
  const headers = { host: 'maps.example' };
  const answer = await page.request.get(`${app.origin}/sheets`, { headers, maxRedirects: 0 });
  expect(answer.headers().location).toMatch(/^http:\/\/localhost:\d+\/sign-in\?/);
});
