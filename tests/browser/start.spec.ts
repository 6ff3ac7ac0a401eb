import { expect, test, type Page } from '../support/test';
import { watchNetwork } from '../support/watchNetwork.mjs';

const GUIDE = '/toolpad/core/introduction/installation/';
const DEMOS = '/toolpad/core/react-dashboard-layout/';

/** Pages of each kind whose first screen is complete without scripts. */
const PAGES = [
  '/toolpad/',
  '/toolpad/core/',
  '/toolpad/studio/how-to-guides/',
  GUIDE,
  DEMOS,
  '/toolpad/core/api/dashboard-layout/',
  '/toolpad/studio/concepts/custom-functions/',
  '/toolpad/studio/reference/components/button/',
];

function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

/** Opens a page whose scripts come when the test lets them. */
async function openSlowly(page: Page, address = GUIDE): Promise<() => void> {
  let letCome = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address);
  return letCome;
}

for (const address of PAGES) {
  test(`${address} loads no script before there is a reader`, async ({ page }) => {
    const scripts = watchScripts(page);
    const untilQuiet = watchNetwork(page, 1_000);
    await page.goto(address);
    await untilQuiet();
    expect(scripts).toEqual([]);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('the search page is made by scripts, and waits for nobody', async ({ page }) => {
  await page.goto('/toolpad/search/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a reader who touches nothing for long has the scripts too', async ({ page }) => {
  await page.goto(GUIDE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a demo that is half on the screen runs at once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1080 });
  await page.goto(DEMOS);
  const demo = page.locator('figure[data-demo]').first().frameLocator('iframe');
  await expect(demo.locator('h1')).toHaveText('Overview');
});

test('a click that comes before the scripts is done when they are there', async ({ page }) => {
  const letCome = await openSlowly(page);
  const search = page.getByRole('button', { name: /^Search/ });
  await search.click();
  await expect(search).toHaveAttribute('data-awaited');
  await expect(page.getByRole('dialog')).toBeHidden();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(search).not.toHaveAttribute('data-awaited');
});

test('so is a choice of code, and a press of the search’s key', async ({ page }) => {
  const letCome = await openSlowly(page, DEMOS);
  const option = page.locator('fieldset label', { hasText: 'Plain CSS' }).first();
  await page.keyboard.press('Control+k');
  await option.click();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option.getByRole('radio')).toBeChecked();
});

test('a link works before the scripts', async ({ page }) => {
  await openSlowly(page);
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: 'Overview' })
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(GUIDE));
  await expect(page.locator('h1')).toBeVisible();
});

test('scripts that did not load are asked for again', async ({ page }) => {
  let failures = 0;
  await page.route(/\/main\.[0-9a-f]+\.js$/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await page.goto(GUIDE);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect.poll(() => failures).toBe(1);
  await expect(async () => {
    await page.mouse.move(310 + Math.random() * 100, 310);
    expect(failures).toBe(2);
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
