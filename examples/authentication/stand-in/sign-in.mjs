import { standIn } from './provider.mjs';

const PROVIDER = /^https:\/\/(github\.com|accounts\.google\.com|login\.microsoftonline\.com)\//;

/**
 * Skips the provider's own page: the stand-in answers at once, as a provider does whose user has agreed
 * before.
 * @param {import('playwright-core').Page} page
 * @param {string} person a key of `people.mjs`
 * @returns {Promise<() => Promise<void>>} what ends it
 */
export async function skipProvider(page, person) {
  await page.route(PROVIDER, (route) => {
    const { hostname, pathname, search } = new URL(route.request().url());
    const target = JSON.stringify(
      `${standIn.url}/${hostname}${pathname}${search}&person=${person}`,
    );
    return route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${target})</script>`,
    });
  });
  return () => page.unroute(PROVIDER);
}

/**
 * Signs in through a button of Studio's sign-in page.
 * @param {import('playwright-core').Page} page a tab that shows the sign-in page
 * @param {string} button such as `Sign in with GitHub`
 * @param {string} person a key of `people.mjs`
 * @returns {Promise<URL>} the address at the provider to which Studio sent the browser
 */
export async function signIn(page, button, person) {
  const arrival = page.waitForRequest(PROVIDER);
  const stopSkipping = await skipProvider(page, person);
  await page.getByRole('button', { name: button }).click();
  const asked = new URL((await arrival).url());
  await page.waitForURL(/\/prod\/(pages|signin\?error)/);
  await stopSkipping();
  return asked;
}
