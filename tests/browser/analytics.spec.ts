import { expect, test, type Page } from '../support/test';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { layoutShifts, waitForHydration } from '../support/site';

const CONFIGURED = `http://127.0.0.1:${CONFIGURED_PORT}`;
const TAG = /^https:\/\/www\.googletagmanager\.com\//;

type Call = [command: string, name: string, params?: Record<string, unknown>];

/** What the page handed to Google's tag, in order. */
function calls(page: Page): Promise<Call[]> {
  return page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map(
      (entry) => Array.from(entry) as Call,
    ),
  );
}

async function events(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return (await calls(page))
    .filter(([command, event]) => command === 'event' && event === name)
    .map(([, , params]) => params ?? {});
}

/** Answers for Google's tag with an empty script, and drops everything else from outside. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, async (route) => {
    asked.push(route.request().url());
    await (TAG.test(route.request().url())
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.abort());
  });
  return asked;
}

test.describe('spec 5.7: without an id', () => {
  test('nothing is loaded, nothing is asked, nothing throws', async ({ page }) => {
    const hosts = new Set<string>();
    const errors: string[] = [];
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Installation' }).first().click();
    await expect(page.locator('h1')).toHaveText('Installation');
    expect([...hosts]).toEqual(['127.0.0.1:4173']);
    expect(errors).toEqual([]);
    await expect(page.getByRole('region', { name: /cookies|visits|analytics/i })).toHaveCount(0);
  });
});

test.describe('with an id', () => {
  test.use({ baseURL: CONFIGURED });

  test('spec 5.2: page_view exactly once a page over ten navigations', async ({ page }) => {
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
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
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
    // Another heading of the same page is no other page.
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

  test('spec 5.3: an ad is displayed after 2.5 s on screen, and its click is told', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      // By lot: the inline layout, its ad counted as displayed.
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
    await page.getByRole('dialog').getByRole('button', { name: 'JavaScript' }).click();
    await expect.poll(last).toMatchObject({ codeVariant: 'JS' });
  });

  test('spec 5.5: web vitals for the few visits that are drawn', async ({ page }) => {
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
  });

  test('spec 5.7: all storage is denied until the reader allows it, and the answer is kept', async ({
    page,
  }) => {
    const asked = await standIn(page);
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    const allow = page.getByRole('button', { name: 'Allow' });
    await expect(allow).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    const [first] = await calls(page);
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(new Set(Object.values(first?.[2] ?? {}))).toEqual(new Set(['denied']));
    await expect.poll(() => asked.some((url) => TAG.test(url))).toBe(true);
    await allow.click();
    await expect(allow).toBeHidden();
    await expect
      .poll(() => calls(page))
      .toContainEqual([
        'consent',
        'update',
        expect.objectContaining({ analytics_storage: 'granted' }),
      ]);
    await page.reload();
    await waitForHydration(page);
    await expect
      .poll(() => calls(page))
      .toContainEqual([
        'consent',
        'update',
        expect.objectContaining({ analytics_storage: 'granted' }),
      ]);
    await expect(allow).toBeHidden();
  });

  test('spec 5.7: Do Not Track means denied, and no notice', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' });
    });
    await standIn(page);
    await page.goto('/toolpad/core/introduction/');
    await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0);
    expect((await calls(page)).filter(([, name]) => name === 'update')).toEqual([]);
  });
});
