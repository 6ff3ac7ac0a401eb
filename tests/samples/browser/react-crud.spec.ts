import type { Page } from '@playwright/test';
import { sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** The quick start, with its server. */
const test = integrationTest('react-crud', {
  settings: 'integrations/react-router',
  without: ['Use Crud with Next.js'],
});

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const historyLength = (page: Page) => page.evaluate(() => window.history.length);

test('lists, sorts, filters and turns the pages of the books', async ({ page }) => {
  await page.goto('/books');
  await expect(page.getByText('1–10 of 32')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Year' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('1990');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('moss');
  await expect(page.getByText('1–4 of 4')).toBeVisible();
});

test('keeps the input of a refused book, and shows why', async ({ page, consoleLines }) => {
  await page.goto('/books/new');
  await page.getByLabel('Title').fill('Bees, volume 1');
  await page.getByLabel('Author').fill('Olga Sand');
  await page.getByLabel('Year').fill('1999');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(said(page, 'The book was not accepted.')).toBeVisible();
  await expect(page.getByLabel('Author')).toHaveValue('Olga Sand');
  expect(consoleLines.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  await page.getByLabel('Title').fill('Bees, volume 9');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('of 33')).toBeVisible();
});

test('leaves the list and comes back to its page with one press of Back each', async ({ page }) => {
  await page.goto('/');
  await sidebar(page).getByText('Books').click();
  await expect(page.getByText('1–10 of')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('11–20 of')).toBeVisible();
  await expect(page).toHaveURL(/page=1&pageSize=10/);
  expect(await historyLength(page)).toBe(3);
  await page.getByRole('gridcell', { name: 'Clouds, volume 4' }).click();
  await expect(page).toHaveURL(/\/books\/\d+$/);
  await page.goBack();
  await expect(page.getByText('11–20 of')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('The desk opens at nine.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('shows the page that was asked for last, whatever arrives last', async ({ page }) => {
  await page.goto('/books');
  await expect(row(page, 'Bees, volume 1')).toBeVisible();
  let answerSlowly: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answerSlowly = resolve;
  });
  await page.route('**/api/books?page=1*', async (route) => {
    const response = await route.fetch();
    await slow;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(row(page, 'Bees, volume 1')).toBeVisible();
  const late = page.waitForResponse(/books\?page=1/);
  answerSlowly();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => void window.requestAnimationFrame(resolve)));
  await expect(row(page, 'Bees, volume 1')).toBeVisible();
  await expect(row(page, 'Clouds, volume 4')).toHaveCount(0);
});

test('tells users when the server cannot be reached', async ({ page, consoleLines }) => {
  await page.route('**/api/books?*', async (route) => route.abort());
  await page.goto('/books');
  await expect(
    page.getByText('The server cannot be reached. Try again in a minute.'),
  ).toBeVisible();
  expect(consoleLines.splice(0).join()).toContain('net::ERR_FAILED');
});
