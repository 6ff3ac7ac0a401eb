import { sweepIf } from '../support/sweep';
import { expect, test, type Page } from '../support/test';
import { openAs, waitForHydration } from '../support/site';

const INSTALLATION = '/toolpad/core/introduction/installation/';

/** One page of each kind. */
const KINDS = [
  '/toolpad/',
  '/toolpad/core/',
  '/toolpad/studio/components/',
  INSTALLATION,
  '/toolpad/core/api/dashboard-layout/',
  '/toolpad/studio/components/text-field/',
  '/toolpad/studio/reference/api/create-function/',
];
const PAGE = '/toolpad/core/introduction/installation/';

/** Controls under 24 by 24 px, except links in running text (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, label:has(input[type="radio"]), summary')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isInText =
          target.closest('p, li, td, dd') !== null && getComputedStyle(target).display === 'inline';
        const isVisible = target.checkVisibility({ visibilityProperty: true }) && width > 1;
        return isVisible && !isInText && (width < 24 || height < 24);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${width} x ${height}: ${target.outerHTML.slice(0, 120)}`;
      }),
  );
}

for (const address of KINDS) {
  const title = `controls of ${address} meet the minimum target size, and the page fits at 400% zoom`;
  test(title, sweepIf(address !== INSTALLATION), async ({ page }) => {
    await openAs(page, address, {});
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    // Text spacing that readers may set for legibility (WCAG 1.4.12).
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('.navbar')).not.toBeInViewport();
  });
}

test('the focused element has a focus ring and is not hidden by the header', async ({ page }) => {
  await openAs(page, PAGE, {});
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'Edit this page' }).focus();
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top, await page.evaluate(() => document.activeElement?.outerHTML ?? '')).toBeGreaterThan(
      58,
    );
  }
  await expect(page.locator(':focus')).toHaveCSS('outline', 'rgb(11, 95, 208) solid 2px');
});

test('with forced colors, outlines replace background colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGE);
  await waitForHydration(page);
  const readStyle = (selector: string, property: string, pseudo?: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
        property,
        pseudo,
      ] as const);
  expect(await readStyle('.menu__link[aria-current="page"]', 'border-top-width')).toBe('2px');
  expect(await readStyle('.menu__link:not([aria-current])', 'border-top-width')).toBe('0px');
  // The arrow is a shape in the text color; an image would keep its own on any background.
  const color = await readStyle('body', 'color');
  expect(await readStyle('.menu__group', 'background-color', '::after')).toBe(color);
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  const chosen = panel.locator('label:has(:checked)').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(panel.locator('label:not(:has(:checked))').first()).toHaveCSS(
    'outline-style',
    'none',
  );
});

test('with forced colors, matches are highlighted and the selected result has an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGE);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  const row = page.getByRole('option', { selected: true });
  await expect(row).toHaveCSS('outline-style', 'solid');
  const [background, bodyBackground] = await page
    .locator('dialog mark')
    .first()
    .evaluate((mark) => [
      getComputedStyle(mark).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(background).not.toBe(bodyBackground);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`meaningful motion follows prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion });
    await page.goto('/toolpad/core/react-dashboard-layout/#set-up-the-layout');
    await waitForHydration(page);
    const block = page.locator('tp-code:has([data-code-tool="fold"]):visible').first();
    await block.getByRole('button', { name: /^Show all/ }).click();
    const animated = (): Promise<unknown> =>
      page.evaluate(() =>
        [
          ['[data-code-tool="copy"][data-state="copied"]', '::before'],
          ['[data-open] code', null],
          ['nav [aria-current="location"]', '::before'],
          ['tp-demo iframe', null],
        ].map(([selector, part]) => {
          const element = document.querySelector(selector ?? '');
          return element && parseFloat(getComputedStyle(element, part).animationDuration) > 0.1;
        }),
      );
    const isAnimated = reducedMotion === 'no-preference';
    // Retries until the demo's frame is there; copies again, as “Copied” may be gone by then.
    await expect(async () => {
      await block.locator('[data-code-tool="copy"]').click();
      await expect(block.locator('[data-state="copied"]')).toBeVisible();
      expect(await animated()).toEqual([isAnimated, isAnimated, isAnimated, isAnimated]);
    }).toPass();
  });
}

test('with reduced motion, nothing moves on its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  const animated = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      const longest = Math.max(
        ...`${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat),
      );
      return longest > 0.001 ? [element.className] : [];
    }),
  );
  expect(animated).toEqual([]);
});
