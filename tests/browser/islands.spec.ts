import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { expect, test, type Page } from '../support/test';
import { watchNetwork } from '../support/watchNetwork.mjs';

const GUIDE = '/toolpad/core/introduction/installation/';
const DEMOS = '/toolpad/core/react-dashboard-layout/';
const NEXT = '/toolpad/core/introduction/support/';

/** Collects the scripts that a page requests, by name. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url().replace(/^.*\//, ''));
    }
  });
  return scripts;
}

for (const origin of ['', `http://127.0.0.1:${CONFIGURED_PORT}`]) {
  test(`a guide loads a single site script and no React (${origin || 'plain'})`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    await page.route(/^https:\/\//, (route) => route.abort());
    const untilQuiet = watchNetwork(page, 1_000);
    await page.goto(`${origin}${GUIDE}`);
    await waitForHydration(page);
    await page.mouse.move(300, 300);
    await untilQuiet();
    const react = scripts.filter((name) => name.startsWith('react.'));
    expect(react).toEqual([]);
    expect(scripts.filter((name) => name.startsWith('main.'))).toHaveLength(1);
  });
}

test('islands hydrate only when they come near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(DEMOS);
  await waitForHydration(page);
  const frames = page.locator('figure[data-demo] iframe');
  await expect(frames).toHaveCount(1);
  const last = page.locator('figure[data-demo]').locator('visible=true').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('iframe')).toHaveCount(1);
  expect(await frames.count()).toBeLessThan(14);
});

test('the menu, collapsible sections and tabs work without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${String(baseURL)}${GUIDE}`);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Documentation pages' });
  await expect(menu).toBeVisible();
  await menu.locator('summary').filter({ hasText: 'Integrations' }).click();
  await expect(menu.locator('a[href="/toolpad/core/integrations/react-router/"]')).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  const contents = page.locator('summary').filter({ hasText: 'On this page' });
  await contents.click();
  await expect(page.locator('.table-of-contents__link').first()).toBeVisible();
  // It covers the text while it is open.
  await contents.click();
  await page.getByText('pnpm', { exact: true }).first().click();
  await expect(page.getByText(/pnpm add/).first()).toBeVisible();
  // Controls that would do nothing are hidden.
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
  await context.close();
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto(GUIDE);
  await waitForHydration(page);
  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await page.locator(`.site-menu a[href="${NEXT}"]`).click();
  await expect(page.locator('h1')).toHaveText('Core support');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Installation');
  // To a few pixels: the font of code, which is used once it is cached, can move lines by one or two.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 900))).toBeLessThan(5);
});

test('the sidebar keeps its open groups and marks the current page', async ({ page }) => {
  await page.goto(GUIDE);
  await waitForHydration(page);
  const menu = page.getByRole('navigation', { name: 'Documentation pages' });
  await menu.locator('summary').filter({ hasText: 'Integrations' }).click();
  await menu.locator(`a[href="${NEXT}"]`).click();
  await expect(page.locator('h1')).toHaveText('Core support');
  await expect(menu.locator('a[href="/toolpad/core/integrations/react-router/"]')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toolpad/core/react-use-session/api/');
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
});

test('a chosen tab applies to all tab groups and on the next page', async ({ page }) => {
  await page.goto(GUIDE);
  await waitForHydration(page);
  await page.getByText('pnpm', { exact: true }).first().click();
  await expect(page.locator('[data-tab-panel="pnpm"]').first()).toBeVisible();
  await expect(page.locator('[data-tab-panel="npm"]').first()).toBeHidden();
  await page.goto('/toolpad/core/integrations/react-router/');
  await waitForHydration(page);
  await expect(page.getByRole('radio', { name: 'pnpm' }).first()).toBeChecked();
});

test('the images of a page load', async ({ page, request }) => {
  for (const address of ['/toolpad/', '/toolpad/studio/concepts/building-ui/']) {
    await page.goto(address);
    const urls = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls.filter((src) => src.startsWith('http'))) {
      const response = await request.get(url);
      expect(response.status(), url).toBe(200);
      expect(response.headers()['content-type'], url).toMatch(/^image\//);
    }
  }
});
