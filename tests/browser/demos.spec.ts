import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { DEMO_INTERACTIONS } from '../demos';
import { listDemos } from '../demos/demoIds';
import { expectAccessible } from '../support/axe';
import { waitForHydration, watchConsole } from '../support/site';
import { sweepIf } from '../support/sweep';

const DEMO_IDS = listDemos();

/** Wide enough for a demo to show its sidebar, as it does in a page. */
const VIEWPORT = { width: 740, height: 640 };
test.use({ viewport: VIEWPORT });

/**
 * A page that is kept for all demos of a worker, each opened anew with nothing stored: another one
 * would compile React and MUI again, a third of the time of all demos.
 */
const demoTest = test.extend<{ demoPage: Page }, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: VIEWPORT });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  demoPage: async ({ keptPage }, provide) => {
    await provide(keptPage);
    // After a failure, Playwright starts another worker.
    await keptPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await keptPage.context().clearCookies();
    await keptPage.mouse.move(0, 0);
    await keptPage.setViewportSize(VIEWPORT);
    for (const event of ['console', 'pageerror', 'dialog'] as const) {
      keptPage.removeAllListeners(event);
    }
  },
});

/** Rules that the page around an inline demo meets: its main landmark and heading. */
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** A form beside a grid, a whole dashboard, a sign-in page and a dialog. */
const SAMPLES = [
  'core/react-crud/CrudBasic',
  'core/introduction/tutorial/TutorialDashboard',
  'core/react-sign-in-page/SignInPageCredentials',
  'core/react-use-dialogs/DialogsBasic',
];

/** Without a license key, a commercial grid has a faint watermark and logs a message. */
const UNLICENSED = 'core/react-crud/CrudPro';

async function openDemo(page: Page, id: string): Promise<void> {
  await page.goto(`/toolpad/demo/?demo=${id}`);
  await waitForHydration(page);
  await expect(page.locator('button, input, a').locator('visible=true').first()).toBeVisible();
}

/** Opens a demo in the dark mode, and checks it there and in the light one. */
async function openAccessibly(page: Page, id: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDemo(page, id);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, {
    without: id === UNLICENSED ? [...PAGE_RULES, 'color-contrast'] : PAGE_RULES,
  });
  // The mode only changes colors.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  if (id !== UNLICENSED) {
    await expectAccessible(page, { only: ['color-contrast'] });
  }
}

for (const id of DEMO_IDS) {
  demoTest(`${id} works and logs nothing`, async ({ demoPage }) => {
    const lines = watchConsole(demoPage);
    await openDemo(demoPage, id);
    await DEMO_INTERACTIONS[id]?.(demoPage);
    const output = lines.filter(
      (line) => id !== UNLICENSED || !line.includes('MUI X: Missing license'),
    );
    expect(output).toEqual([]);
  });

  test(`${id} is accessible in light and dark`, sweepIf(!SAMPLES.includes(id)), ({ page }) =>
    openAccessibly(page, id),
  );
}

test('a framed demo follows the reader’s mode and direction, and can be reset', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await waitForHydration(page);
  const figure = page.locator('figure').first();
  await figure.scrollIntoViewIfNeeded();
  const demo = figure.frameLocator('iframe');
  const background = () =>
    demo.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(demo.locator('h1')).toHaveText('Overview');
  await expect.poll(background).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByText('Dark', { exact: true }).click();
  await expect.poll(background).toBe('rgb(18, 18, 18)');
  // The page's own background, so that the demo does not stand out.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await panel.getByText('Right to left', { exact: true }).click();
  await expect(demo.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // By keyboard: Playwright's mouse misses in a scaled frame that starts at the right.
  await demo
    .locator('nav[aria-label="Desktop"]')
    .getByRole('link', { name: 'Orders' })
    .press('Enter');
  await expect(demo.locator('h1')).toHaveText('Orders');
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(demo.locator('h1')).toHaveText('Overview');
});

for (const anchor of ['DashboardLayoutBadges.tsx', 'DashboardLayoutBadges.js']) {
  test(`spec 3.3: #${anchor} opens the fold that the demo is in`, async ({ page }) => {
    await page.goto(`/toolpad/core/react-dashboard-layout/#${anchor}`);
    await expect(page.locator('figure[id="DashboardLayoutBadges.tsx"]')).toBeInViewport();
    const variant = anchor.endsWith('js') ? 'JS' : 'TS';
    await expect(page.locator('html')).toHaveAttribute('data-code-choice', `system-${variant}`);
  });
}

test('a framed demo uses Roboto, as the pages recommend', async ({ page }) => {
  await page.goto('/toolpad/demo/?demo=core/react-dashboard-layout/DashboardLayoutBasic');
  await expect(page.locator('h1')).toHaveText('Overview');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => family === 'Roboto' && status === 'loaded',
          ).length,
      ),
    )
    .toBe(1);
  expect(
    await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily),
  ).toContain('Roboto');
});

test('the frame of a demo that does not exist says so', async ({ page }) => {
  await page.goto('/toolpad/demo/?demo=core/no/Such');
  await expect(page.getByRole('alert')).toContainText('There is no demo "core/no/Such"');
});
