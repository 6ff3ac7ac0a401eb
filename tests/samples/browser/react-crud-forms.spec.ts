import type { Page } from '@playwright/test';
import { breadcrumbs } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** The quick start with the form, the options and the inputs of the page on forms. */
const test = integrationTest('react-crud/forms', {
  settings: 'integrations/react-router',
  files: { 'next.config.ts': null },
});

const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('creates a book with options, custom inputs and the messages of the server', async ({
  page,
  consoleLines,
}) => {
  await page.goto('/books');
  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByLabel('Title').fill('Bees, volume 1');
  await page.getByLabel('Year').fill('1999');
  await choose(page, 'Author', 'Carla Nunes');
  await choose(page, 'Shelf', 'Technology');
  await page.getByLabel('Note').fill('First line\nSecond line');
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await expect(page.getByText('The library has this book.')).toBeVisible();
  await expect(page.getByLabel('Author')).toHaveValue('Carla Nunes');
  await expect(page.getByLabel('Note')).toHaveValue('First line\nSecond line');
  expect(consoleLines.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  await page.getByLabel('Title').fill('Bees, volume 7');
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await expect(said(page, '“Bees, volume 7” is saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/books\/33$/);
  await expect(page.getByRole('heading', { name: 'Bees, volume 7' })).toBeVisible();
  await expect(breadcrumbs(page)).toContainText(/Books.*Bees, volume 7/);
  await expect(page.getByText('Technology')).toBeVisible();
  const note = page.getByText('First line');
  await expect(note).toHaveCSS('white-space', 'pre-line');
});

test('changes a book, and stays where the user has gone while it is saved', async ({ page }) => {
  await page.goto('/books/5/edit');
  await page.getByLabel('Note').fill('Torn cover');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/books/5');
  await expect(page.getByText('Torn cover')).toBeVisible();

  await page.goto('/books/6/edit');
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/books/6', async (route) => {
    if (route.request().method() === 'PUT') {
      await slow;
    }
    await route.continue();
  });
  await page.getByLabel('Note').fill('Lost page');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: 'Desk' }).first().click();
  await expect(page).toHaveURL('/');
  answer();
  await expect(said(page, '“Bridges, volume 2” is saved.')).toBeVisible();
  await expect(page.getByText('The desk opens at nine.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('shows the options after a failure and another attempt', async ({ page, consoleLines }) => {
  await page.route('**/api/shelves', async (route) => route.abort());
  await page.goto('/books/new');
  await expect(said(page, 'The server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/shelves');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Shelf' })).toBeVisible();
  expect(consoleLines.splice(0).join()).toContain('net::ERR_FAILED');
});

test('loads a book for the form after a failure and another attempt', async ({
  page,
  consoleLines,
}) => {
  await page.route('**/api/books/7', async (route) => route.abort());
  await page.goto('/books/7/edit');
  await expect(said(page, 'The server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/books/7');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Bridges, volume 3');
  expect(consoleLines.splice(0).join()).toContain('net::ERR_FAILED');
});
