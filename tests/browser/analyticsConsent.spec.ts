import { CONFIGURED_PORT } from '../support/configured.mjs';
import { calls, events, standIn, TAG } from '../support/googleTag';
import { layoutShifts, waitForHydration } from '../support/site';
import { sweepIf } from '../support/sweep';
import { expect, test, type Page } from '../support/test';

const CONFIGURED = `http://127.0.0.1:${CONFIGURED_PORT}`;

/** Expects the tag to receive the reader's consent. */
async function expectGranted(page: Page): Promise<void> {
  await expect
    .poll(() => calls(page))
    .toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted' }),
    ]);
}

test.describe('spec 5.7: without a measurement ID', () => {
  test('nothing loads, no notice shows and nothing throws', async ({ page }) => {
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
    await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0);
  });
});

test.describe('with a measurement ID', () => {
  test.use({ baseURL: CONFIGURED });

  test('spec 5.7: all storage is denied until the reader allows it, and the choice is remembered', async ({
    page,
  }) => {
    const requested = await standIn(page);
    await page.goto('/toolpad/core/introduction/');
    await waitForHydration(page);
    const allow = page.getByRole('button', { name: 'Allow' });
    await expect(allow).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    const [first] = await calls(page);
    expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(new Set(Object.values(first?.[2] ?? {}))).toEqual(new Set(['denied']));
    await expect.poll(() => requested.some((url) => TAG.test(url))).toBe(true);
    await allow.click();
    await expect(allow).toBeHidden();
    await expectGranted(page);
    await page.reload();
    await waitForHydration(page);
    await expectGranted(page);
    await expect(allow).toBeHidden();
  });

  for (const width of [1280, 390]) {
    const title = `at ${width} px, “Back to top” does not cover the notice`;
    test(title, sweepIf(width > 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await standIn(page);
      await page.goto('/toolpad/core/react-dashboard-layout/');
      const notice = page.getByRole('region', { name: 'Statistics' });
      await expect(notice).toBeVisible();
      await page.mouse.move(width / 2, 300);
      await page.mouse.wheel(0, 3000);
      await page.mouse.wheel(0, -300);
      const back = page.getByRole('button', { name: 'Back to top' });
      await expect(back).toBeVisible();
      const [button, box] = [await back.boundingBox(), await notice.boundingBox()];
      expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect.poll(async () => (await back.boundingBox())?.y).toBeGreaterThan(700);
    });
  }

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
