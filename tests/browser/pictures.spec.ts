import { expect, test, type Locator, type Page } from '../support/test';
import { openAs, waitForHydration } from '../support/site';
import { SHOWING, showPage } from '../support/showPage';
import { sweepIf } from '../support/sweep';
import { readManifests, smallText } from '../upkeep/studioPictures';

/** What was measured when each picture was taken, by the path and name that the manifests give it. */
const TAKEN = new Map(
  [...readManifests('examples').values()].flatMap(({ taken }) => Object.entries(taken)),
);

/** Pages with pictures, and two that show those of others: the home page and Studio's overview. */
const PAGES = new Map([
  ...[...TAKEN.keys()].map((name) => {
    const folder = name.slice(0, name.lastIndexOf('/'));
    return [`/toolpad/studio/${folder}/`, folder] as const;
  }),
  ['/toolpad/', 'concepts/building-ui'] as const,
  ['/toolpad/studio/', 'getting-started'] as const,
]);

const EDITOR = '/toolpad/studio/concepts/building-ui/';
const GRID = '/toolpad/studio/components/data-grid/';

/** The names and widths at which pictures of the page are shown, and how much scrolls in each frame. */
const picturesOf = (page: Page) =>
  page.locator('tp-picture img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const frame = image.closest('tp-film, tp-picture');
        return {
          name: /([^/]+)-\w{32}\.webp/.exec(image.src)?.[1] ?? image.src,
          width: image.getBoundingClientRect().width,
          rest: frame ? frame.scrollWidth - frame.clientWidth : 0,
        };
      }),
  );

/** The width of a phone, where pictures are smallest, and all. */
const PHONE = [390];
const ALL_WIDTHS = [320, 390, 768, 1280, 1920];

for (const [mode, widths] of [
  ['light', PHONE],
  ['light', ALL_WIDTHS],
  ['dark', ALL_WIDTHS],
] as const) {
  test.describe('without scripts', () => {
    test.use({ ...SHOWING, colorScheme: mode });

    const title = `no picture shows text below 10 px at ${widths.join(', ')} px: ${mode}`;
    test(title, sweepIf(widths === ALL_WIDTHS), async ({ page }) => {
      const problems: string[] = [];
      let count = 0;
      await page.goto('/toolpad/studio/');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const [address, folder] of PAGES) {
          await showPage(page, address);
          for (const { name, width: shown, rest } of await picturesOf(page)) {
            // Some pages show a picture of another one.
            const [, other] = [...TAKEN].find(([key]) => key.endsWith(`/${name}`)) ?? [];
            const size = TAKEN.get(`${folder}/${name}`) ?? other;
            const problem = size ? smallText(shown, size) : 'was not taken by command';
            if (problem !== null) {
              problems.push(`${address} at ${width} px: ${name}: ${problem}`);
            }
            // Beside the words of an overview, there is half the room.
            if (width >= 1280 && rest > 1 && address !== '/toolpad/studio/') {
              problems.push(`${address} at ${width} px: ${name} does not fit by ${rest} px`);
            }
            count += 1;
          }
          const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
          if (scrolls > width) {
            problems.push(`${address} at ${width} px is ${scrolls} px wide`);
          }
        }
      }
      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(100 * widths.length);
    });
  });
}

/** Where a frame shows its picture, as a share of what does not fit. */
const placeOf = (frame: Locator): Promise<number> =>
  frame.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => {
    const rest = scrollWidth - clientWidth;
    return (scrollLeft + (document.documentElement.dir === 'rtl' ? rest : 0)) / rest;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`a picture starts at the side that matters and fades where it goes on: ${direction}`, async ({
      page,
    }) => {
      await openAs(page, GRID, { direction });
      const frame = page
        .locator('tp-picture')
        .filter({ has: page.locator('img[src$="#middle"]') })
        .filter({ visible: true })
        .first();
      await frame.scrollIntoViewIfNeeded();
      await expect.poll(() => placeOf(frame)).toBeCloseTo(0.35, 1);
      await expect(frame).toHaveCSS('mask-image', /0\.25/);
      await expect(frame).toHaveAttribute('data-more-left');
      await expect(frame).toHaveAttribute('data-more-right');
      // The sign that it can be enlarged stays in sight.
      const [sign, shown] = [await frame.locator('svg').boundingBox(), await frame.boundingBox()];
      expect(sign?.x).toBeGreaterThanOrEqual(shown?.x ?? Infinity);
      expect((sign?.x ?? Infinity) + (sign?.width ?? 0)).toBeLessThanOrEqual(
        (shown?.x ?? 0) + (shown?.width ?? 0),
      );
    });
  }

  test('arrow keys scroll a picture; enlarged, it starts in the middle, and its edges fade', async ({
    page,
  }) => {
    await page.goto(GRID);
    await waitForHydration(page);
    const frame = page
      .locator('tp-picture:has(img[src$="#middle"])')
      .filter({ visible: true })
      .first();
    const opener = frame.getByRole('button', { name: 'Enlarge the picture' });
    await opener.focus();
    const before = await placeOf(frame);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOf(frame)).toBeGreaterThan(before);
    await opener.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toBeVisible();
    await expect.poll(() => placeOf(dialog)).toBeCloseTo(0.5, 1);
    await expect(dialog).toHaveCSS('mask-image', /0\.25/);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('each part of the editor is shown beside its explanation, sharp and whole', async ({
    page,
  }) => {
    await page.goto(EDITOR);
    await expect(page.getByAltText(/^The editor with a page called today/).first()).toBeHidden();
    const parts = page.locator('ol > li tp-picture:has(> span)').filter({ visible: true });
    await expect(parts).toHaveCount(4);
    for (const part of await parts.all()) {
      const { rest, scale } = await part.evaluate((frame) => {
        const image = frame.querySelector('img') as HTMLImageElement;
        return {
          rest: frame.scrollWidth - frame.clientWidth,
          scale: image.getBoundingClientRect().width / Number(image.getAttribute('width')),
        };
      });
      expect(rest).toBeLessThanOrEqual(1);
      expect(scale).toBeCloseTo(1);
    }
  });

  test('a film is scrolled by keyboard, plays though a part of it is hidden, and its button stays in sight', async ({
    page,
  }) => {
    await page.goto(EDITOR);
    await waitForHydration(page);
    const film = page.locator('tp-film').filter({ visible: true }).first();
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => placeOf(film)).toBeCloseTo(0.35, 1);
    await expect
      .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    await film.focus();
    await expect(film).toHaveAccessibleName(/^A Metric is dragged/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => placeOf(film)).toBeLessThan(0.3);
    await expect(film.getByRole('button')).toBeInViewport({ ratio: 1 });
  });
});

test('on wide screens, the editor is shown once and whole', async ({ page }) => {
  await page.goto(EDITOR);
  await expect(
    page.getByAltText(/^The editor with a page called today/).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.locator('tp-picture:has(> span)').filter({ visible: true })).toHaveCount(0);
});

test('a print shows whole pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GRID);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  const frame = page.locator('tp-picture').filter({ visible: true }).first();
  await expect(frame).toHaveCSS('mask-image', 'none');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(frame.getByRole('button')).toBeHidden();
});
