import {
  ADDRESS,
  drawLots,
  expectPageWhole,
  goodAd,
  IMAGE,
  INLINE,
  JSON_FILE,
  SCRIPT,
  slot,
  standIn,
} from '../support/adProvider';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { layoutShifts } from '../support/site';
import { expect, test } from '../support/test';

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

/** The longest text of a regular provider ad: 140 characters next to an image. */
const LONG = 'Widgets and more widgets for all who build their own dashboards. '
  .repeat(3)
  .slice(0, 140);

const TALL_SCRIPT = `
  const place = document.getElementById('_carbonads_js').parentElement;
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span class="carbon-wrap"><a class="carbon-img" href="https://shop.example/"><img width="130" height="100" alt=""></a><a class="carbon-text" href="https://shop.example/">' +
    'A provider ad '.repeat(80) + '</a></span><a class="carbon-poweredby" href="https://carbon.example/">the last line</a>';
  place.append(ad);
`;

for (const [width, height] of [
  [360, 184],
  [412, 162],
  [500, 142],
  [1280, 126],
] as const) {
  test(`spec 4.2: at ${width} px, the longest regular ad is not cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await drawLots(page, INLINE);
    await standIn(page, {
      [JSON_FILE]: { body: JSON.stringify({ ads: [{ ...goodAd, description: LONG }] }) },
    });
    await page.goto(ADDRESS);
    await expect(slot(page).getByRole('link')).toContainText(LONG);
    const place = await slot(page).evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      hidden: Math.max(
        ...Array.from(
          element.querySelectorAll('*'),
          (part) => part.scrollHeight - part.clientHeight,
        ).filter((overflow) => overflow > 0),
        0,
      ),
    }));
    expect(place).toEqual({ height, hidden: 0 });
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test('spec 4.2: an even taller ad scrolls, and nothing shifts', async ({ page }) => {
  await drawLots(page, IMAGE);
  await standIn(page, { [SCRIPT]: { contentType: 'text/javascript', body: TALL_SCRIPT } });
  await page.goto(ADDRESS);
  const end = slot(page).getByText('the last line');
  await expect(end).not.toBeInViewport();
  const before = await slot(page).boundingBox();
  await slot(page).hover();
  await page.mouse.wheel(0, 2000);
  await expect(end).toBeInViewport();
  expect((await slot(page).boundingBox())?.height).toBe(before?.height);
  await expectPageWhole(page);
});

test('spec 4.9: without Google’s tag or any interaction, ads are shown and counted', async ({
  page,
}) => {
  // As built without `GTAG_ID`: the tag is not loaded, and `gtag` does not exist.
  await page.route(/\.js$/, async (route) => {
    if (new URL(route.request().url()).port !== String(CONFIGURED_PORT)) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"G-TEST123456"', 'null');
    await route.fulfill({ response, body });
  });
  await drawLots(page, INLINE);
  const requested = await standIn(page, {
    [JSON_FILE]: { body: JSON.stringify({ ads: [goodAd] }) },
  });
  await page.goto(ADDRESS);
  await expect(slot(page).getByRole('link')).toContainText('Widgets for all.');
  await expect.poll(() => requested.filter((url) => /impression|pixel/.test(url))).toHaveLength(3);
  expect(requested.filter((url) => url.includes('google'))).toEqual([]);
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
});
