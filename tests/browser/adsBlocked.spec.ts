import {
  ADDRESS,
  drawLots,
  expectPageWhole,
  GOOD_SCRIPT,
  IMAGE,
  INLINE,
  SCRIPT,
  slot,
  standIn,
} from '../support/adProvider';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { expect, test } from '../support/test';

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

for (const [layout, lot] of [
  ['image', IMAGE],
  ['inline', INLINE],
] as const) {
  test(`spec 4.4: with a blocked provider (${layout}), an in-house ad or the notice shows only after the 7th look`, async ({
    page,
  }) => {
    // The clock only advances when the test says so, however slow the machine is.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await drawLots(page, lot);
    await standIn(page, {});
    await page.goto(ADDRESS);
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(slot(page).locator('> *').first()).toBeAttached({ timeout: 100 });
    }).toPass({ intervals: [20] });
    // The first look is immediate, the 7th 3 s later; at the 6th, nothing shows yet.
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

test('spec 4.4: an in-house ad shows when the provider is out of ads', async ({ page }) => {
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

test('a provider’s script that throws and removes its container does not break the page', async ({
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
