import { expect, test, type Page } from '../support/test';
import { waitForHydration, watchConsole } from '../support/site';

/** The home page: what readers see and can do before they scroll. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const running = (page: Page) => page.locator('figure[data-demo]');
const poster = (page: Page) => running(page).getByRole('button', { name: /^Run: / });
const dashboard = (page: Page) => running(page).frameLocator('iframe');

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [390, 844],
] as const) {
  test(`at ${width} px, the first screen shows both products, with a command for each`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/toolpad/');
    const [core, studio] = [
      page.getByRole('link', { name: 'Get started with Toolpad Core' }),
      page.getByRole('link', { name: 'Get started with Toolpad Studio' }),
    ];
    const commands = ['npm install @toolpad/core@', 'npm install --save-exact @toolpad/studio'];
    const texts = commands.map((command) => page.locator('main').getByText(command).first());
    for (const element of [core, studio, ...texts]) {
      await expect(element).toBeInViewport({ ratio: 1 });
    }
    await expect(core).toHaveAttribute('href', '/toolpad/core/introduction/installation/');
  });
}

test('the first screen switches between an app of Core and the editor of Studio', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toolpad/');
  const studio = page.locator('label').filter({ hasText: 'Studio: in the editor' });
  const { y = 0 } = (await studio.boundingBox()) ?? {};
  expect(y).toBeLessThan(500);
  // Enough to recognize it.
  expect(800 - ((await poster(page).boundingBox())?.y ?? 800)).toBeGreaterThan(200);
  await studio.click();
  await expect(page.getByRole('img', { name: /editor/ })).toBeInViewport();
  await expect(poster(page)).toBeHidden();
});

test('the dashboard starts on hover, which no label asks for, and responds', async ({ page }) => {
  const lines = watchConsole(page);
  await page.goto('/toolpad/');
  await waitForHydration(page);
  await expect(poster(page).getByText('Try it')).toBeHidden();
  await expect(running(page).locator('iframe')).toHaveCount(0);
  await poster(page).hover();
  await dashboard(page).getByRole('button', { name: 'Call in Miso' }).click();
  await expect(dashboard(page).getByText('Miso is next.')).toBeVisible();
  await expect(poster(page)).toHaveCount(0);
  expect(lines).toEqual([]);
});

test('pressing Enter on the dashboard’s poster starts it and moves focus into it', async ({
  page,
}) => {
  await page.goto('/toolpad/');
  await waitForHydration(page);
  await poster(page).focus();
  await page.keyboard.press('Enter');
  await expect(running(page).locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    dashboard(page)
      .getByRole('button', { name: /navigation menu/ })
      .first(),
  ).toBeFocused();
});

test('the code beside the dashboard is the code that runs', async ({ page }) => {
  await page.goto('/toolpad/');
  const code = running(page).locator('pre').first();
  await expect(code).toContainText("title: 'Ward monitor'");
  await poster(page).hover();
  await expect(dashboard(page).getByRole('link', { name: 'Ward monitor' }).first()).toBeVisible();
});

test('Studio’s film plays when visible, but not with reduced motion', async ({ page }) => {
  const film = page.getByLabel(/^A component is dragged/).filter({ visible: true });
  const seconds = () => film.evaluate((video) => (video as HTMLVideoElement).currentTime);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const films = () => requestedUrls.filter((url) => url.endsWith('.webm'));
  await page.goto('/toolpad/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(films()).toEqual([]);
  const choice = page.locator('label').filter({ hasText: 'Studio: in the editor' });
  await choice.click();
  await film.scrollIntoViewIfNeeded();
  await expect.poll(seconds).toBeGreaterThan(0.5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  requestedUrls.length = 0;
  await page.reload();
  await waitForHydration(page);
  await choice.click();
  await film.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /editor/ })).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(film).toHaveJSProperty('paused', true);
  expect(films()).toEqual([]);
});
