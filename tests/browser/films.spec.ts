import fs from 'node:fs';
import { expect, test, type Page } from '../support/test';
import { expectAccessible } from '../support/axe';
import { waitForHydration } from '../support/site';

const ADDRESS = '/toolpad/studio/concepts/building-ui/';
const CAPTION = /^A Metric is dragged/;

/** Records the films and posters that the page requests from now on. */
function watchFilms(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:drop|resize)-\w+\.web[mp]$/.test(pathname)) {
      files.push(pathname.replace(/-\w+\./, '.').slice(pathname.lastIndexOf('/') + 1));
    }
  });
  return files;
}

/** The film, not its version for the other color scheme. */
const film = (page: Page) => page.getByLabel(CAPTION).filter({ visible: true });

const poster = (page: Page) =>
  page.getByAltText(/^The canvas while a Metric is dragged/).filter({ visible: true });

/** How much of a film has played, in seconds. */
const timeOf = (page: Page) =>
  film(page).evaluate((video) => (video as HTMLVideoElement).currentTime);

test('a film loads near the viewport, plays while visible and pauses out of view', async ({
  page,
}) => {
  const files = watchFilms(page);
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  // How far ahead posters load is up to the browser.
  expect(files.filter((file) => file.endsWith('.webm'))).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  expect(files).toContain('drop.webp');
  expect(files).toContain('drop.webm');
  expect(files).not.toContain('resize.webm');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(film(page)).toHaveJSProperty('paused', true);
});

test('with reduced motion a film does not autoplay, but can be played', async ({ page }) => {
  const files = watchFilms(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => files).toContain('drop.webp');
  await expectAccessible(page);
  await expect(film(page)).toHaveJSProperty('paused', true);
  expect(files).not.toContain('drop.webm');
  await page
    .locator('figure', { has: film(page) })
    .getByRole('button', { name: 'Play' })
    .focus();
  await page.keyboard.press('Space');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await page.keyboard.press('Space');
  await expect(film(page)).toHaveJSProperty('paused', true);
});

test('a film prints as its poster', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.emulateMedia({ media: 'print' });
  await poster(page).scrollIntoViewIfNeeded();
  await expect(poster(page)).toBeVisible();
  await expect(film(page)).toHaveCount(0);
});

test('in Markdown, a film becomes its poster and a link with its caption', () => {
  const markdown = fs.readFileSync('build/studio/concepts/building-ui/index.md', 'utf8');
  expect(markdown).toMatch(
    /!\[The canvas while a Metric is dragged[^\]]*\]\(\S+\.webp\)\n\n\[Film: A Metric is dragged[^\]]*\]\(\S+\.webm\)/,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster and a link to the film are shown, without an empty player', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(poster(page)).toBeVisible();
    await expect(page.locator('video').first()).toBeHidden();
    const link = page.getByRole('link', { name: 'Open the film' }).first();
    await expect(link).toBeVisible();
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('video/webm');
    expect(response.headers()['cache-control']).toContain('public');
  });
});

test('in dark mode, the dark film and its poster are loaded, and not the light ones', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await film(page).scrollIntoViewIfNeeded();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  const shown = files.filter((file) => /\/(?:drop|resize)-/.test(file));
  expect(shown.filter((file) => /\/drop-dark-\w+\.web[mp]$/.test(file))).toHaveLength(2);
  expect(shown.filter((file) => !file.includes('-dark-'))).toEqual([]);
});
