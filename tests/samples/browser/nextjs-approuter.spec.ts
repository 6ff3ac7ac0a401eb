import {
  FOREIGN_ADDRESSES,
  NOT_FOUND,
  background,
  breadcrumbs,
  press,
  sidebar,
  signIn,
  title,
} from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';
import type { Page } from '@playwright/test';

const test = integrationTest('integrations/nextjs-approuter', {
  without: ['Add it to an existing Next.js app', 'Protect all pages with middleware.ts'],
});

const signInAsArchivist = (page: Page) => signIn(page, 'ines@maproom.example', 'replace-me-quince');
const signInAsAssistant = (page: Page) => signIn(page, 'tom@maproom.example', 'replace-me-medlar');

test('asks users to sign in, explains a refusal, and returns to the requested page', async ({
  page,
}) => {
  await page.goto('/sheets/ghent-harbor');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Fsheets%2Fghent-harbor');
  await expect(page).toHaveTitle('Sign in · Map room');
  await expect(title(page)).toHaveText('Sign in to Map room');
  await signIn(page, 'ines@maproom.example', 'wrong');
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await signInAsArchivist(page);
  await expect(page).toHaveURL('/sheets/ghent-harbor');
  await expect(title(page)).toHaveText('Harbor of Ghent');
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/');
});

for (const evil of FOREIGN_ADDRESSES) {
  test(`stays on the site when a link asks to open ${evil} after sign-in`, async ({ page }) => {
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(evil)}`);
    await signInAsAssistant(page);
    await expect(title(page)).toHaveText('Overview');
    await expect(page).toHaveURL('/');
  });
}

test('opens a record whose ID has a slash, from the list and by its own URL', async ({ page }) => {
  await page.goto('/sheets/inn%2F1902');
  await signInAsArchivist(page);
  await expect(page).toHaveURL('/sheets/inn%2F1902');
  await expect(title(page)).toHaveText('Valley of the Inn');
  await press(sidebar(page).getByText('Sheets'));
  await press(page.getByRole('link', { name: 'Valley of the Inn' }));
  await expect(page).toHaveURL('/sheets/inn%2F1902');
  await expect(title(page)).toHaveText('Valley of the Inn');
});

test('shows nested and dynamic routes with their titles and breadcrumbs', async ({ page }) => {
  await page.goto('/');
  await signInAsArchivist(page);
  await expect(page.getByText('Good day, Ines Duarte. 3 sheets are in the room.')).toBeVisible();

  await press(sidebar(page).getByText('Sheets'));
  await expect(page).toHaveTitle('Sheets · Map room');
  await press(page.getByRole('link', { name: 'Northern Skye' }));
  await expect(page).toHaveURL('/sheets/skye-north');
  await expect(page).toHaveTitle('Northern Skye · Map room');
  await expect(title(page)).toHaveText('Northern Skye');
  await expect(breadcrumbs(page).locator('li:not([aria-hidden])')).toHaveText([
    'Overview',
    'Sheets',
    'Northern Skye',
  ]);
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Sheets');

  await press(sidebar(page).getByText('Reports'));
  await press(sidebar(page).getByText('Storage'));
  await expect(page.getByText('Northern Skye: drawer D1')).toBeVisible();
  await press(breadcrumbs(page).getByRole('link', { name: 'Reports' }));
  await expect(page).toHaveURL('/reports/loans');
  await expect(page.getByText('Northern Skye: 23 loans')).toBeVisible();
});

test('keeps the layout at unknown URLs', async ({ page, consoleLines }) => {
  await page.goto('/no/such/page');
  await signInAsArchivist(page);
  await expect(title(page)).toHaveText('Overview');
  for (const address of ['/no/such/page', '/sheets/atlantis']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
    await expect(sidebar(page)).toBeVisible();
  }
  expect(consoleLines.splice(0)).toEqual([NOT_FOUND, NOT_FOUND]);
});

test('refuses reports and changes to an assistant', async ({ page, consoleLines }) => {
  const data = { id: 'inn/1902', drawer: 'A1' };
  expect((await page.request.get('/api/sheets')).status()).toBe(401);
  expect((await page.request.put('/api/sheets', { data })).status()).toBe(401);
  await page.goto('/');
  await signInAsAssistant(page);
  await expect(title(page)).toHaveText('Overview');
  await expect(sidebar(page).getByText('Reports')).toHaveCount(0);
  expect((await page.request.get('/api/sheets')).status()).toBe(200);
  expect((await page.request.put('/api/sheets', { data })).status()).toBe(403);
  const response = await page.goto('/reports/storage');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page not found');
  expect(consoleLines.splice(0)).toEqual([NOT_FOUND]);
});

test('lets an archivist move a sheet', async ({ page }) => {
  await page.goto('/');
  await signInAsArchivist(page);
  await expect(title(page)).toHaveText('Overview');
  const data = { id: 'inn/1902', drawer: 'D8' };
  expect((await page.request.put('/api/sheets', { data })).status()).toBe(200);
  expect((await page.request.put('/api/sheets', { data: { id: 'inn/1902' } })).status()).toBe(400);
});

test('keeps session and switch across a reload, and ends the session on sign-out', async ({
  page,
}) => {
  await page.goto('/sheets');
  await signInAsArchivist(page);
  await expect(page.getByText('1854, drawer D1')).toBeVisible();
  await press(page.getByLabel('Compact list'));
  await page.reload();
  await expect(page.getByLabel('Compact list')).toBeChecked();
  await expect(page.getByText('1854, drawer D1')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Current User' }));
  await press(page.getByRole('button', { name: 'Sign Out' }));
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/sheets');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Fsheets');
});

test('explains why a sign-in was refused', async ({ page }) => {
  await page.goto('/sign-in?error=AccessDenied');
  await expect(page.getByText('This account has no access.')).toBeVisible();
});

test('is dark and styled before any script has loaded', async ({ page, consoleLines }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/sign-in');
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => window.localStorage.setItem('toolpad-mode', 'dark'));
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload();
  await expect(title(page)).toHaveText('Sign in to Map room');
  expect(await background(page)).toBe('rgb(18, 18, 18)');
  consoleLines.length = 0;
});
