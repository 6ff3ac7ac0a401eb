import { expect, test, type Page } from '../support/test';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { layoutShifts, waitForHydration } from '../support/site';

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

const ADDRESS = '/toolpad/core/introduction/installation/';
const SCRIPT = 'https://ads.example/script.js';
const JSON_FILE = 'https://ads.example/ads.json';

/** What the provider's script does in the real world: it draws a placeholder and an ad beside itself. */
const GOOD_SCRIPT = `
  const place = document.getElementById('_carbonads_js').parentElement;
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="https://shop.example/" rel="noopener sponsored">A provider ad</a>';
  place.append(ad);
`;

const goodAd = {
  company: 'Example',
  description: 'Widgets for all.',
  image: 'https://ads.example/picture.png',
  statlink: 'https://ads.example/click',
  statimp: '//ads.example/impression?x=1',
  pixel: 'https://ads.example/pixel-a?t=[timestamp]||https://ads.example/pixel-b',
  timestamp: '1700000000',
};

/** Steers what is drawn by lot: below 0.2 is the inline layout and, when blocked, an in-house ad. */
async function drawLots(page: Page, value: number): Promise<void> {
  await page.addInitScript((lot) => {
    Math.random = () => lot;
  }, value);
}

const INLINE = 0.1;
const IMAGE = 0.5;

/** Answers for the outside world: what is not named here does not exist. */
async function standIn(
  page: Page,
  answers: Record<string, { status?: number; contentType?: string; body: string }>,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const answer = answers[url.replace(/\?.*$/, '')];
    await (answer
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          contentType: answer.contentType ?? 'application/json',
          ...answer,
        })
      : route.abort());
  });
  return asked;
}

function slot(page: Page) {
  return page.locator('[data-place="body-top"]');
}

async function expectPageWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
}

test('the provider’s image ad shows', async ({ page }) => {
  await drawLots(page, IMAGE);
  await standIn(page, { [SCRIPT]: { contentType: 'text/javascript', body: GOOD_SCRIPT } });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link', { name: 'A provider ad' })).toBeVisible();
  await expectPageWhole(page);
});

test('spec 4.3: the provider’s inline ad shows, and is counted once', async ({ page }) => {
  await drawLots(page, INLINE);
  const asked = await standIn(page, {
    [JSON_FILE]: { body: JSON.stringify({ ads: [{}, { company: 'x' }, goodAd] }) },
  });
  await page.goto(ADDRESS);
  const link = slot(page).getByRole('link');
  await expect(link).toContainText('Widgets for all.');
  await expect(link).toHaveAttribute('href', goodAd.statlink);
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect
    .poll(() => asked.filter((url) => /impression|pixel/.test(url)).sort())
    .toEqual([
      'https://ads.example/impression?x=1',
      'https://ads.example/pixel-a?t=1700000000',
      'https://ads.example/pixel-b',
    ]);
  await expectPageWhole(page);
});

test('spec 4.3: empty answers are asked for ten times, no more', async ({ page }) => {
  await drawLots(page, INLINE);
  const asked = await standIn(page, { [JSON_FILE]: { body: '{"ads":[]}' } });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link')).toBeVisible();
  expect(asked.filter((url) => url.startsWith(JSON_FILE))).toHaveLength(10);
  await expectPageWhole(page);
});

for (const [name, answer] of Object.entries({
  'a 500': { status: 500, body: '{}' },
  'HTML for JSON': { contentType: 'text/html', body: '<html><body>Sign in</body></html>' },
  'a list that is none': { body: '{"ads":"none"}' },
})) {
  test(`spec 4.3: ${name} gives no ad and is not asked again`, async ({ page }) => {
    await drawLots(page, INLINE);
    const asked = await standIn(page, { [JSON_FILE]: answer });
    const answered = page.waitForResponse(JSON_FILE);
    await page.goto(ADDRESS);
    await answered;
    await waitForHydration(page);
    expect(asked.filter((url) => url.startsWith(JSON_FILE))).toHaveLength(1);
    await expect(slot(page).getByRole('link')).toHaveCount(0);
    await expectPageWhole(page);
  });
}

test('a provider that never answers leaves the page alone', async ({ page }) => {
  await drawLots(page, INLINE);
  await page.route(JSON_FILE, () => {
    // Never answered: the request hangs until the page is closed.
  });
  const asked = page.waitForRequest(JSON_FILE);
  await page.goto(ADDRESS);
  await asked;
  await expectPageWhole(page);
  await page.getByRole('link', { name: 'Base concepts' }).last().click();
  await expect(page).toHaveURL(/base-concepts/);
});

for (const [layout, lot] of [
  ['image', IMAGE],
  ['inline', INLINE],
] as const) {
  test(`spec 4.4: a blocked provider (${layout}): nothing, then after the 7th look an in-house ad or the notice`, async ({
    page,
  }) => {
    // The clock stands still but for what the test lets pass, however slow the machine is.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await drawLots(page, lot);
    await standIn(page, {});
    await page.goto(ADDRESS);
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(slot(page).locator('> *').first()).toBeAttached({ timeout: 100 });
    }).toPass({ intervals: [20] });
    // The first look is at once, the 7th 3 s later: at the 6th nothing shows yet.
    await page.clock.runFor(2_400);
    await expect(slot(page)).toHaveText('');
    await page.clock.runFor(1_200);
    await expect(slot(page)).not.toHaveText('');
    await page.clock.resume();
    await (layout === 'inline'
      ? expect(slot(page).getByRole('link')).toBeVisible()
      : expect(slot(page)).toContainText(/ad/i));
    await expectPageWhole(page);
  });
}

test('spec 4.4: a provider that is out of ads gives way to an in-house ad', async ({ page }) => {
  await drawLots(page, IMAGE);
  const backers = 'https://material-ui-next.com/discover-more/backers';
  await standIn(page, {
    [SCRIPT]: {
      contentType: 'text/javascript',
      body: GOOD_SCRIPT.replace('https://shop.example/', backers),
    },
  });
  await page.goto(ADDRESS);
  await expect(slot(page).getByText('Ad by MUI')).toBeVisible();
  await expect(slot(page).locator(`a[href="${backers}"]`)).toBeHidden();
  await expectPageWhole(page);
});

test('a provider’s script that throws and tears its place down leaves the page whole', async ({
  page,
}) => {
  await drawLots(page, IMAGE);
  await standIn(page, {
    [SCRIPT]: {
      contentType: 'text/javascript',
      body: `document.getElementById('_carbonads_js').parentElement.remove(); throw new Error('ad');`,
    },
  });
  const thrown = page.waitForEvent('pageerror');
  await page.goto(ADDRESS);
  expect((await thrown).message).toBe('ad');
  await expectPageWhole(page);
  await page.getByRole('link', { name: 'Base concepts' }).last().click();
  await expect(page.locator('h1')).toHaveText('Base concepts');
});

const ATTACKS = [
  '<img src=x onerror="window.attacked=1">',
  'javascript:window.attacked=1',
  '"><script>window.attacked=1</script>',
  'data:text/html,<script>parent.attacked=1</script>',
];

for (const attack of ATTACKS) {
  for (const field of [
    'company',
    'description',
    'image',
    'statlink',
    'statimp',
    'pixel',
  ] as const) {
    test(`spec 4.6: ${attack} as ${field} is text or nothing`, async ({ page }) => {
      await drawLots(page, INLINE);
      const asked = await standIn(page, {
        [JSON_FILE]: { body: JSON.stringify({ ads: [{ ...goodAd, [field]: attack }] }) },
      });
      await page.goto(ADDRESS);
      await expect.poll(() => asked.filter((url) => url === JSON_FILE).length).toBeGreaterThan(0);
      await expect(slot(page).getByRole('link')).toBeVisible();
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      const addresses = await slot(page)
        .locator('[href], [src]')
        .evaluateAll((elements) =>
          elements.map((e) => e.getAttribute('href') ?? e.getAttribute('src') ?? ''),
        );
      expect(addresses.filter((url) => !/^(https:\/\/|\/toolpad\/)/.test(url))).toEqual([]);
      await expectPageWhole(page);
    });
  }
}

test('front matter and bots: a crawler sees no ad and asks for none', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await context.newPage();
  const asked = await standIn(page, {});
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${ADDRESS}`);
  await waitForHydration(page);
  await expect(slot(page)).toBeEmpty();
  expect(asked.filter((url) => url.includes('ads.example'))).toEqual([]);
  await context.close();
});
