import {
  ADDRESS,
  drawLots,
  expectPageWhole,
  GOOD_SCRIPT,
  goodAd,
  IMAGE,
  INLINE,
  JSON_FILE,
  SCRIPT,
  slot,
  standIn,
} from '../support/adProvider';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { waitForHydration } from '../support/site';
import { expect, test, type Page } from '../support/test';

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

test('spec 4.3: the provider’s image ad shows', async ({ page }) => {
  await drawLots(page, IMAGE);
  await standIn(page, { [SCRIPT]: { contentType: 'text/javascript', body: GOOD_SCRIPT } });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link', { name: 'A provider ad' })).toBeVisible();
  await expectPageWhole(page);
});

test('spec 4.3: the provider’s inline ad shows, and is counted once', async ({ page }) => {
  await drawLots(page, INLINE);
  const requested = await standIn(page, {
    [JSON_FILE]: { body: JSON.stringify({ ads: [{}, { company: 'x' }, goodAd] }) },
  });
  await page.goto(ADDRESS);
  const link = slot(page).getByRole('link');
  await expect(link).toContainText('Widgets for all.');
  await expect(link).toHaveAttribute('href', goodAd.statlink);
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect
    .poll(() => requested.filter((url) => /impression|pixel/.test(url)).sort())
    .toEqual([
      'https://ads.example/impression?x=1',
      'https://ads.example/pixel-a?t=1700000000',
      'https://ads.example/pixel-b',
    ]);
  await expectPageWhole(page);
});

test('spec 4.3: the layout is chosen once per visit', async ({ page }) => {
  await drawLots(page, INLINE);
  const requested = await standIn(page, {
    [JSON_FILE]: { body: JSON.stringify({ ads: [goodAd] }) },
    [SCRIPT]: { contentType: 'text/javascript', body: GOOD_SCRIPT },
  });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link')).toContainText('Widgets for all.');
  // From now on, every draw picks the image layout.
  await drawLots(page, IMAGE);
  await page.goto('/toolpad/studio/concepts/queries/');
  await expect(slot(page).getByRole('link')).toContainText('Widgets for all.');
  expect(requested).not.toContain(SCRIPT);
});

/** The border that a slot shows while it has no ad. */
function frameOf(page: Page): Promise<string> {
  return slot(page).evaluate((element) => {
    const { content, borderTopStyle, position } = getComputedStyle(element, '::before');
    return content === 'none' ? 'none' : `${borderTopStyle} ${position}`;
  });
}

test('spec 4.2: an empty frame reserves the space until the ad loads', async ({ page }) => {
  await drawLots(page, INLINE);
  await standIn(page, {});
  let respond = (): void => undefined;
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(JSON_FILE, async (route) => {
    await responded;
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { ads: [goodAd] },
    });
  });
  const request = page.waitForRequest(JSON_FILE);
  await page.goto(ADDRESS);
  await request;
  expect(await frameOf(page)).toBe('solid absolute');
  respond();
  await expect(slot(page).getByRole('link')).toBeVisible();
  expect(await frameOf(page)).toBe('none');
  await expectPageWhole(page);
});

test.describe('spec 4.6: a hostile ad', () => {
  // The ad requests what the policy forbids.
  test.use({ attacked: true });

  test('images and pixels from unlisted hosts are not requested', async ({ page }) => {
    await drawLots(page, INLINE);
    const unlisted = { image: 'https://strange.example/a.png', pixel: 'https://strange.example/b' };
    const requested = await standIn(page, {
      [JSON_FILE]: { body: JSON.stringify({ ads: [{ ...goodAd, ...unlisted }] }) },
    });
    await page.goto(ADDRESS);
    await expect(slot(page).getByRole('link')).toContainText('Widgets for all.');
    await expect.poll(() => requested).toContain('https://ads.example/impression?x=1');
    expect(requested.filter((url) => url.includes('strange.example'))).toEqual([]);
    await expectPageWhole(page);
  });
});

test('an ad with 20,000 pixels and a huge text is limited to 20 pixels and the start of its text', async ({
  page,
}) => {
  await drawLots(page, INLINE);
  const pixels = Array.from({ length: 20_000 }, (_, index) => `https://ads.example/p${index}`);
  const endless = { pixel: pixels.join('||'), description: 'Widgets for all. '.repeat(6_000) };
  const requested = await standIn(page, {
    [JSON_FILE]: { body: JSON.stringify({ ads: [{ ...goodAd, ...endless }] }) },
  });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link')).toContainText(
    /^Example\s*(?:Widgets for all. )+.{0,17}…/,
  );
  await expect
    .poll(() => requested.filter((url) => /\/p\d+$/.test(url)))
    .toEqual(pixels.slice(0, 20));
  await expectPageWhole(page);
});

test('spec 4.3: requests stop after ten empty responses', async ({ page }) => {
  await drawLots(page, INLINE);
  const requested = await standIn(page, { [JSON_FILE]: { body: '{"ads":[]}' } });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link')).toBeVisible();
  expect(requested.filter((url) => url.startsWith(JSON_FILE))).toHaveLength(10);
  await expectPageWhole(page);
});

for (const [name, answer] of Object.entries({
  'a 500': { status: 500, body: '{}' },
  'HTML instead of JSON': { contentType: 'text/html', body: '<html><body>Sign in</body></html>' },
  'a list that is not an array': { body: '{"ads":"none"}' },
})) {
  test(`spec 4.3: ${name} shows no ad and is not retried`, async ({ page }) => {
    await drawLots(page, INLINE);
    const requested = await standIn(page, { [JSON_FILE]: answer });
    const response = page.waitForResponse(JSON_FILE);
    await page.goto(ADDRESS);
    await response;
    await waitForHydration(page);
    expect(requested.filter((url) => url.startsWith(JSON_FILE))).toHaveLength(1);
    // Without the frame, which shows while the outcome is open, and without asking for anything.
    await expect(page.locator('tp-ad')).not.toHaveClass(/waiting/);
    await expect(slot(page).getByRole('link')).toHaveCount(0);
    await expect(slot(page).getByText('The ad did not load.')).toHaveCount(0);
    await expectPageWhole(page);
  });
}

test('a provider that never responds does not affect the page', async ({ page }) => {
  await drawLots(page, INLINE);
  await page.route(JSON_FILE, () => {
    // The request hangs until the page is closed.
  });
  const request = page.waitForRequest(JSON_FILE);
  await page.goto(ADDRESS);
  await request;
  await expectPageWhole(page);
  await page.getByRole('link', { name: 'Base concepts' }).last().click();
  await expect(page).toHaveURL(/base-concepts/);
});

test('a provider’s script that hangs holds back neither demos nor the end of loading', async ({
  page,
}) => {
  await drawLots(page, IMAGE);
  await page.route(SCRIPT, () => {
    // The request hangs until the page is closed.
  });
  const request = page.waitForRequest(SCRIPT);
  await page.goto('/toolpad/core/react-use-dialogs/');
  await request;
  await expect(page.locator('tp-island[name="demo"] button').first()).toBeVisible();
});

test('spec 4.9: a crawler sees no ad and requests none', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await context.newPage();
  const requested = await standIn(page, {});
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${ADDRESS}`);
  await waitForHydration(page);
  // Removed with the templates, so that nothing is left to load an ad.
  await expect(page.locator('tp-ad')).toHaveCount(1);
  await expect(page.locator('tp-ad *')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('ads.example'))).toEqual([]);
  await context.close();
});
