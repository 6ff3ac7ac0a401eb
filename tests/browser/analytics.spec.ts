import { CONFIGURED_PORT } from '../support/configured.mjs';
import { calls, events, standIn, TAG } from '../support/googleTag';
import { waitForHydration } from '../support/site';
import { expect, test } from '../support/test';

const CONFIGURED = `http://127.0.0.1:${CONFIGURED_PORT}`;

test.describe('with a measurement ID', () => {
  test.use({ baseURL: CONFIGURED });

  test('spec 5.2: page_view is sent exactly once per page over ten navigations', async ({
    page,
  }) => {
    await standIn(page);
    await page.goto('/toolpad/core/introduction/');
    const expected = ['/toolpad/core/introduction/'];
    const seen = async () => (await events(page, 'page_view')).map((view) => view.page_location);
    await expect.poll(seen).toEqual(expected);
    const next = async (go: () => Promise<unknown>, path: string) => {
      await go();
      expected.push(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect.poll(seen).toEqual(expected);
    };
    const sidebar = page.getByRole('navigation', { name: 'Documentation pages' });
    const core = '/toolpad/core/introduction/';
    await next(() => sidebar.getByText('Installation').click(), `${core}installation/`);
    await next(() => sidebar.getByText('Base concepts').click(), `${core}base-concepts/`);
    await next(() => page.goBack(), `${core}installation/`);
    await next(() => page.goBack(), core);
    await next(() => page.goForward(), `${core}installation/`);
    await next(() => page.goForward(), `${core}base-concepts/`);
    const products = page.getByRole('list', { name: 'Products' });
    await next(() => products.getByText('Studio').click(), '/toolpad/studio/getting-started/');
    await next(() => products.getByText('Core').click(), core);
    await next(() => page.locator('.navbar__brand').click(), '/toolpad/');
    await next(() => page.goBack(), core);
    // Another heading of the same page is not another page view.
    await page.locator('.table-of-contents a').nth(1).click();
    await expect(page).toHaveURL(/#/);
    expect(await seen()).toEqual(expected);
    const views = await events(page, 'page_view');
    expect(views[0]).toEqual({
      page_title: expect.stringMatching(/ · Toolpad$/) as unknown,
      page_location: core,
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    });
    expect(views[7]?.productId).toBe('toolpad-studio');
    expect(views[9]).toMatchObject({ productId: 'null', productCategoryId: 'null' });
    expect(new Set(views.map((view) => view.page_title)).size).toBe(5);
  });

  test('spec 5.2: a framed demo is part of its page and does not load the tag', async ({
    page,
  }) => {
    const requested = await standIn(page);
    await page.goto('/toolpad/core/react-dashboard-layout/');
    const figure = page.locator('figure').first();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.frameLocator('iframe').locator('h1')).toHaveText('Overview');
    await expect.poll(() => requested.filter((url) => TAG.test(url)).length).toBe(1);
    await expect(figure.frameLocator('iframe').getByText('Statistics')).toHaveCount(0);
  });

  test('spec 5.3: an ad counts as displayed after 2.5 s on screen, and its click is reported', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      // Draws the inline layout, and includes the ad in display reports.
      Math.random = () => 0.05;
      window.open = () => null;
    });
    await standIn(page);
    await page.goto('/toolpad/core/introduction/installation/');
    await waitForHydration(page);
    const ad = page.locator('[data-place="body-top"]').getByRole('link');
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(ad).toBeVisible({ timeout: 100 });
    }).toPass();
    const displays = async () =>
      (await events(page, 'ad')).filter(({ eventAction }) => eventAction === 'display');
    expect(await displays()).toEqual([]);
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await displays()).toHaveLength(1);
    }).toPass();
    await ad.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault());
    });
    await ad.click();
    await expect
      .poll(() => events(page, 'ad'))
      .toContainEqual({
        eventAction: 'click',
        eventLabel: expect.stringMatching(/^in-house-.*body-top-inline$/) as unknown,
      });
  });

  test('spec 5.6: user properties are set at start and on change', async ({ page }) => {
    await standIn(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    const last = async () =>
      (await calls(page))
        .filter(([command, name]) => command === 'set' && name === 'user_properties')
        .reduce<Record<string, unknown>>((all, [, , params]) => ({ ...all, ...params }), {});
    await expect.poll(last).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'light',
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(last).toMatchObject({ colorSchemeOS: 'dark', colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByText('JavaScript', { exact: true }).click();
    await expect.poll(last).toMatchObject({ codeVariant: 'JS' });
  });

  test('spec 5.5: web vitals are reported on every page of the few sampled visits', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Math.random = () => 0.00005;
    });
    await standIn(page);
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    await expect
      .poll(() => events(page, 'TTFB'))
      .toEqual([
        {
          value: expect.any(Number) as unknown,
          metric_label: 'Web Vitals',
          metric_value: expect.any(Number) as unknown,
          metric_delta: expect.any(Number) as unknown,
          metric_id: expect.any(String) as unknown,
        },
      ]);
    // The visit's next page is measured too, whatever it draws.
    const firstId = (await events(page, 'TTFB'))[0]?.metric_id;
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.goto('/toolpad/core/introduction/installation/');
    await expect
      .poll(async () => (await events(page, 'TTFB')).map(({ metric_id }) => metric_id))
      .toEqual([firstId, expect.not.stringMatching(String(firstId))]);
  });
});
