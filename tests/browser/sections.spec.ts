import type { Locator, Page } from '@playwright/test';
import { listPages } from '../../src/navigation';
import studioTree from '../../sidebars-studio';
import { expect, test } from '../support/test';
import { waitForHydration } from '../support/site';

const ADDRESS = '/toolpad/core/introduction/installation/';

/** A group of the sidebar by its name. */
function group(page: Page, name: string): Locator {
  const label = page.locator('.menu__link').getByText(name, { exact: true });
  return page.locator('.theme-doc-sidebar-item-category').filter({ has: label }).last();
}

test('a group that a reader opens gets all its pages, and its pages open', async ({ page }) => {
  await page.goto(ADDRESS);
  await waitForHydration(page);
  const apis = group(page, 'APIs');
  await expect(apis.getByRole('link', { name: 'SignInPage' })).toHaveCount(0);
  await apis.getByRole('button').first().click();
  await expect(apis.getByRole('link', { name: 'DashboardLayout', exact: true })).toBeVisible();
  await apis.getByRole('link', { name: 'SignInPage', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('SignInPage API');
  await expect(page.locator('.menu__link--active').last()).toHaveText('SignInPage');
  await expect(page.locator('.breadcrumbs')).toContainText('APIs');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Installation');
});

test('a group whose pages cannot be loaded keeps its first page, and the page stays alive', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await waitForHydration(page);
  await page.route(/\.js$/, (route) => route.abort());
  const integrations = group(page, 'Integrations');
  await integrations.getByRole('button').first().click();
  await expect(integrations.getByRole('link', { name: 'Next.js App Router' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Installation');
  await page.unroute(/\.js$/);
  await integrations.getByRole('link', { name: 'Next.js App Router' }).click();
  await expect(page.locator('h1')).toHaveText('Next.js App Router');
});

test('groups in a group open one after the other', async ({ page }) => {
  await page.goto('/toolpad/studio/getting-started/');
  await waitForHydration(page);
  const reference = group(page, 'Reference');
  await reference.getByRole('button').first().click();
  const components = reference.locator('.theme-doc-sidebar-item-category').filter({
    has: page.locator('.menu__link').getByText('Components', { exact: true }),
  });
  await components.getByRole('button').first().click();
  const titles = listPages(studioTree)
    .filter(({ pathname }) => pathname.startsWith('/toolpad/studio/reference/components/'))
    .map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(10);
  const links = components.locator('.menu__list .menu__link');
  await expect.poll(() => links.allInnerTexts()).toEqual(expect.arrayContaining(titles));
});

test('a page loads no other section than its own', async ({ page }) => {
  const responses: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      responses.push(response.text());
    }
  });
  await page.goto(ADDRESS);
  await waitForHydration(page);
  const code = (await Promise.all(responses)).join('');
  expect(code).toContain('/toolpad/core/introduction/tutorial/');
  expect(code).not.toContain('/toolpad/core/api/sign-in-page/');
  expect(code).not.toContain('/toolpad/studio/concepts/custom-functions/');
});
