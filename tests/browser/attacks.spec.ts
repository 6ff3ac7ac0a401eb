import { isAttacked } from '../support/attack';
import { CONFIGURED_ENVIRONMENT, CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';
import { expect, test, type Page } from '../support/test';

const CONFIGURED = `http://127.0.0.1:${CONFIGURED_PORT}`;
const PAGE = '/toolpad/core/react-use-dialogs/';

const ATTACKS = [
  '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>',
  "javascript:window.attacked=1//';window.attacked=1;//",
  '</script><svg onload="window.attacked=1"><iframe srcdoc="<script>parent.attacked=1</script>">',
];

/** Records a page's requests to other hosts, and blocks them. */
async function watchOutside(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, async (route) => {
    outside.push(route.request().url());
    await route.abort();
  });
  return outside;
}

for (const [index, attack] of ATTACKS.entries()) {
  const details = sweepIf(index > 0);
  test(
    `attack ${index + 1} in the URL, cookies and storage is treated as text`,
    details,
    async ({ page, context, baseURL }) => {
      const outside = await watchOutside(page);
      const encoded = encodeURIComponent(attack);
      const names = ['codeStyling', 'codeVariant'];
      await context.addCookies(
        names.map((name) => ({ name, value: encoded, url: `${baseURL ?? ''}/` })),
      );
      await page.addInitScript((value) => {
        // Keys that a visit stores, and Docusaurus' own with the site's suffix.
        const keys = ['theme', 'theme-c5a', 'direction', 'analyticsConsent', 'userLanguage'];
        const tabs = ['docusaurus.tab.npm2yarn', 'docusaurus.tab.npm2yarn-c5a'];
        [...keys, ...tabs, ...Object.keys(localStorage)].forEach((key) => {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        });
      }, attack);
      const query = ['q', 'demo', 'docusaurus-theme', 'userLanguage', 'docusaurus-data-x']
        .map((name) => `${name}=${encoded}`)
        .join('&');
      for (const address of [PAGE, '/toolpad/', '/toolpad/demo/', `/toolpad/${encoded}/`]) {
        await page.goto(`${address}?${query}#${encoded}`);
        await waitForHydration(page);
        await expect(page.locator('body')).not.toBeEmpty();
        expect(await isAttacked(page), address).toBe(false);
      }
      expect(outside).toEqual([]);
    },
  );
}

test('an attack in a feedback comment is sent as typed, and never runs', async ({ page }) => {
  const attack = ATTACKS.join('\n');
  await page.route(/^https:\/\//, (route) => route.abort());
  const received = new Promise<unknown>((resolve) => {
    void page.route(CONFIGURED_ENVIRONMENT.FEEDBACK_URL, async (route) => {
      if (route.request().method() === 'POST') {
        resolve(route.request().postDataJSON());
      }
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      await route.fulfill({ status: 200, headers, body: attack });
    });
  });
  await page.goto(CONFIGURED + PAGE);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox').fill(attack);
  await page.keyboard.press('Control+Enter');
  expect(await received).toMatchObject({ comment: attack });
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  expect(await isAttacked(page)).toBe(false);
});
