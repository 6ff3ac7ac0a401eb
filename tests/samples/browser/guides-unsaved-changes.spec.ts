import type { Page } from '@playwright/test';
import { sidebar } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

const test = integrationTest('guides/unsaved-changes', { settings: 'integrations/react-router' });

async function writeNote(page: Page): Promise<void> {
  await page.goto('/');
  await sidebar(page).getByText('Note').click();
  await page.getByLabel('Note').fill('Buy oats');
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm' });

test('asks before a link leaves, and keeps the input when the user stays', async ({ page }) => {
  await writeNote(page);
  await sidebar(page).getByText('Today').click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Buy oats');
  await sidebar(page).getByText('Today').click();
  await question(page).getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByText('Nothing is planned.')).toBeVisible();
});

test('asks before Back leaves', async ({ page }) => {
  await writeNote(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/note');
  await question(page).getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL('/');
});

test('has the browser ask before the tab is closed, and not after saving', async ({ page }) => {
  await writeNote(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await sidebar(page).getByText('Today').click();
  await expect(page.getByText('Nothing is planned.')).toBeVisible();
});

test('does not ask when a form saves and leaves in one step', async ({ page }) => {
  await writeNote(page);
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Nothing is planned.')).toBeVisible();
});
