import fs from 'node:fs';
import path from 'node:path';
import { CONFIGURED_DIR } from '../support/configured.mjs';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { pastedText } from '../support/clipboard';
import { waitForHydration } from '../support/site';

const ADDRESS = '/toolpad/core/introduction/installation/';

test('a page can be copied as Markdown by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Copy page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is on the clipboard as Markdown.')).toBeAttached();
  const copied = await pastedText(page);
  expect(copied).toBe(fs.readFileSync('build/core/introduction/installation/index.md', 'utf8'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Markdown', exact: true })).toBeFocused();
});

test('the assistants menu works by keyboard and links to the Markdown of the page', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const menu = page.getByRole('button', { name: 'Ask AI' });
  const claude = page.getByRole('link', { name: 'Claude' });
  await expect(claude).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(claude).toHaveAttribute(
    'href',
    `https://claude.ai/new?q=${encodeURIComponent(`Read https://mui.com${ADDRESS}index.md and answer my questions about it.`)}`,
  );
  await expectAccessible(page);
  const [button, link] = [await menu.boundingBox(), await claude.boundingBox()];
  expect((link?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(80);
  await page.keyboard.press('Escape');
  await expect(claude).toBeHidden();
  await expect(menu).toBeFocused();
});

/** Parts of pages that are not their text: ads and feedback prompts. */
const OUTSIDE_THE_TEXT =
  /utm_campaign=in-house|Ad by|Comment on this section|what this (?:page|section) lacks/;

for (const dir of ['build', CONFIGURED_DIR]) {
  test(`${dir}: neither Markdown nor the search index contains ads or feedback prompts`, () => {
    const files = fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') || /assets.search.*\.json$/.test(file));
    expect(files.length).toBeGreaterThan(250);
    const texts = files.map((file) => ({
      file,
      text: fs.readFileSync(path.join(dir, file), 'utf8'),
    }));
    expect(texts.filter(({ text }) => OUTSIDE_THE_TEXT.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
  });
}

test('Markdown that fails to load is reported, and the page keeps working', async ({ page }) => {
  await page.route('**/index.md', (route) => route.abort());
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByText('The Markdown did not load. Please try again.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Could not load' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the Markdown, and no dead button is shown', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    const link = page.getByRole('link', { name: 'Markdown', exact: true });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# Installation\n/);
  });
});
