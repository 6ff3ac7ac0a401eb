import {
  ADDRESS,
  drawLots,
  expectPageWhole,
  goodAd,
  INLINE,
  JSON_FILE,
  slot,
  standIn,
} from '../support/adProvider';
import { CONFIGURED_PORT } from '../support/configured.mjs';
import { sweepIf } from '../support/sweep';
import { expect, test } from '../support/test';

test.use({ baseURL: `http://127.0.0.1:${CONFIGURED_PORT}` });

const ATTACKS = [
  '<img src=x onerror="window.attacked=1">',
  'javascript:window.attacked=1',
  '"><script>window.attacked=1</script>',
  'data:text/html,<script>parent.attacked=1</script>',
];

const FIELDS = ['company', 'description', 'image', 'statlink', 'statimp', 'pixel'] as const;

for (const [attackIndex, attack] of ATTACKS.entries()) {
  for (const [fieldIndex, field] of FIELDS.entries()) {
    // Once each.
    const isSample = fieldIndex % ATTACKS.length === attackIndex;
    const title = `spec 4.6: ${attack} as ${field} is shown as text or not at all`;
    test(title, sweepIf(!isSample), async ({ page }) => {
      await drawLots(page, INLINE);
      const requested = await standIn(page, {
        [JSON_FILE]: { body: JSON.stringify({ ads: [{ ...goodAd, [field]: attack }] }) },
      });
      await page.goto(ADDRESS);
      await expect
        .poll(() => requested.filter((url) => url === JSON_FILE).length)
        .toBeGreaterThan(0);
      await expect(slot(page).getByRole('link')).toBeVisible();
      const addresses = await slot(page)
        .locator('[href], [src]')
        .evaluateAll((elements) =>
          elements.map((e) => e.getAttribute('href') ?? e.getAttribute('src') ?? ''),
        );
      expect(addresses.filter((url) => !/^(https:\/\/|\/toolpad\/)/.test(url))).toEqual([]);
      await expectPageWhole(page);
      // What an image's failure would run has run by then.
      const images = slot(page).locator('img');
      await expect
        .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.every((i) => i.complete)))
        .toBe(true);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });
  }
}
