import { CONFIGURED_PORT } from '../support/configured.mjs';
import { openAs, waitForHydration } from '../support/site';
import { expect, test, type Page } from '../support/test';

const PAGE = '/toolpad/core/introduction/installation/';

for (const address of ['/toolpad/', '/toolpad/core/', '/toolpad/studio/', PAGE]) {
  test(`${address} shows the product’s status`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Describes \d+\.\d+\.\d+ ·/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'No longer maintained' }).first()).toBeVisible();
  });
}

for (const [address, width] of [
  [PAGE, 1280],
  [PAGE, 1920],
  ['/toolpad/core/', 1280],
  ['/toolpad/', 1280],
] as const) {
  test(`the footer of ${address} at ${width} px aligns with the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const left = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    const text = await left('main .lead');
    expect(Math.abs((await left('.footer__title')) - text)).toBeLessThan(2);
    const footer = page.getByRole('contentinfo');
    for (const name of ['GitHub', 'Changelog', 'License', 'Support', 'npm', 'All pages']) {
      await expect(footer.getByRole('link', { name }).first()).toBeVisible();
    }
  });
}

test('on a wide screen, the code of a step is beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/toolpad/core/introduction/tutorial/');
  const step = page
    .locator('.markdown > ol > li')
    .filter({ has: page.locator('tp-code') })
    .first();
  const text = await step.locator('> p').first().boundingBox();
  const code = await step.locator('> :is(tp-code, .tabs-container)').first().boundingBox();
  expect(code?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  expect(Math.abs((code?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(16);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The boxes of the visible controls in the header. */
  const boxes = (page: Page) =>
    page.locator('.navbar :is(button, a):visible').evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return { left, right, top, bottom, isButton: control.tagName === 'BUTTON' };
      }),
    );

  for (const address of [PAGE, '/toolpad/studio/concepts/custom-functions/']) {
    test(`the header of ${address} is one row of controls, large enough for touch`, async ({
      page,
    }) => {
      await page.goto(address);
      const controls = await boxes(page);
      const centers = controls.map(({ top, bottom }) => (top + bottom) / 2);
      expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(6);
      const inOrder = controls.sort((a, b) => a.left - b.left);
      for (const [index, { left }] of inOrder.entries()) {
        expect(left).toBeGreaterThanOrEqual((inOrder[index - 1]?.right ?? 0) - 1);
      }
      for (const { left, right, top, bottom } of inOrder.filter(({ isButton }) => isButton)) {
        expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  test('the icons of the header are aligned', async ({ page }) => {
    await page.goto(PAGE);
    const centers = await page.locator('.navbar svg:visible').evaluateAll((icons) =>
      icons.map((icon) => {
        const { top, bottom } = icon.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(centers.length).toBeGreaterThan(3);
    expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(3);
  });

  test('the menu of the home page lists the pages of both products', async ({ page }) => {
    await page.goto('/toolpad/');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Documentation pages' });
    for (const name of ['Toolpad Core', 'Integrations', 'Toolpad Studio', 'How-to guides']) {
      await expect(menu.getByText(name, { exact: true })).toBeInViewport();
    }
    await menu.getByText('How-to guides', { exact: true }).tap();
    await menu.getByRole('link', { name: 'How-to guides overview' }).tap();
    await expect(page).toHaveURL(/\/studio\/how-to-guides\/$/);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`a long trail ends below the actions of the page: ${direction}`, async ({ page }) => {
      await openAs(page, '/toolpad/studio/reference/components/data-grid/', { direction });
      const seen = await page.locator('.page-tools').evaluate((tools) => {
        const { left, right, top, height } = tools.getBoundingClientRect();
        const [from, to] = document.dir === 'rtl' ? [0, right] : [left, window.innerWidth];
        const places = Array.from({ length: to - from }, (_, place) => from + place);
        return places.filter((x) =>
          document.elementFromPoint(x, top + height / 2)?.closest('.breadcrumbs__item'),
        );
      });
      expect(seen).toEqual([]);
    });
  }

  test('tapping a heading shows its link', async ({ page }) => {
    await page.goto(PAGE);
    const heading = page.getByRole('heading', { name: 'Create a Vite app' });
    const link = heading.getByRole('link');
    await expect(link).toHaveCSS('opacity', '0');
    await heading.tap({ position: { x: 20, y: 12 } });
    await expect(link).toHaveCSS('opacity', '1');
  });

  for (const address of [
    PAGE,
    '/toolpad/core/react-dashboard-layout/',
    '/toolpad/core/api/crud/',
  ]) {
    test(`the text of ${address} starts on the first screen, below the ad`, async ({ page }) => {
      await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${address}`);
      await expect(page.locator('tp-ad')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('tp-ad ~ *').first()).toBeInViewport({ ratio: 1 });
    });
  }

  test('no field is so small that iOS zooms when it gets the focus', async ({ page }) => {
    await page.goto('/toolpad/core/react-use-session/');
    await waitForHydration(page);
    const demo = page.locator('figure[id="SessionGreeting.tsx"]');
    await demo.getByRole('button', { name: 'Edit', exact: true }).tap();
    await expect(demo.locator('.cm-content').first()).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).tap();
    await expect(page.locator('main textarea')).toBeVisible();
    const sizes = await page
      .locator('input:not([type="radio"], [type="checkbox"]), textarea, select, .cm-content')
      .evaluateAll((fields) =>
        fields.map((field) => [field.outerHTML.slice(0, 80), getComputedStyle(field).fontSize]),
      );
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    expect(sizes.filter(([, size]) => parseFloat(size ?? '') < 16)).toEqual([]);
  });

  test('a picture that can be opened shows the sign of it', async ({ page }) => {
    await page.goto('/toolpad/studio/components/data-grid/');
    await waitForHydration(page);
    const sign = page.locator('article [aria-haspopup="dialog"] svg').first();
    await expect(sign).toHaveCSS('opacity', '1');
  });

  test('nothing mentions keys, and code buttons are large enough for touch', async ({ page }) => {
    await page.goto(PAGE);
    const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
    expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'No', exact: true }).tap();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expect(page.getByText(/Ctrl\+Enter/)).toBeHidden();
  });
});
