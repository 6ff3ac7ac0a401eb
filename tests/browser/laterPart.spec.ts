import { expect, test, type Page } from '../support/test';
import { waitForHydration, watchConsole } from '../support/site';

const LONG = '/toolpad/core/react-dashboard-layout/';

function headings(page: Page): Promise<string[]> {
  return page.locator('article :is(h1, h2, h3)').allTextContents();
}

async function followLink(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator(`a[href="${LONG}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Layout' })).toBeVisible();
}

test('a long page that a link leads to becomes as whole as one that is loaded', async ({
  page,
}) => {
  const lines = watchConsole(page);
  await page.goto(LONG);
  const all = await headings(page);
  expect(all.length).toBeGreaterThan(20);
  await page.goto('/toolpad/core/react-page-container/');
  await waitForHydration(page);
  await followLink(page);
  await expect.poll(() => headings(page)).toEqual(all);
  expect(lines).toEqual([]);
});

test('the way back leads to where the reader was in a long page', async ({ page }) => {
  await page.goto('/toolpad/core/react-page-container/');
  await waitForHydration(page);
  await followLink(page);
  const section = page.getByRole('heading', { level: 2 }).last();
  await section.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(3000);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Layout' })).toBeHidden();
  await page.goBack();
  await expect(section).toBeInViewport();
});

test('a section of a long page is on the screen when a link leads to it', async ({ page }) => {
  await page.goto('/toolpad/core/react-page-container/');
  await waitForHydration(page);
  await followLink(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link').last();
  await link.click();
  const target = (await link.getAttribute('href')) ?? '';
  await expect(page.locator(`article [id="${target.slice(1)}"]`)).toBeInViewport();
});
