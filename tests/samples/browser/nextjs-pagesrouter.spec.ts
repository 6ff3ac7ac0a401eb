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

const test = integrationTest('integrations/nextjs-pagesrouter', {
  without: ['Add it to an existing Next.js app'],
});

const signInAsManager = (page: Page) =>
  signIn(page, 'lena@workshop.example', 'replace-me-sprocket');
const signInAsMechanic = (page: Page) => signIn(page, 'omar@workshop.example', 'replace-me-spoke');

test('asks users to sign in, explains a refusal, and returns to the requested page', async ({
  page,
}) => {
  await page.goto('/jobs/1041?from=mail');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Fjobs%2F1041%3Ffrom%3Dmail');
  await expect(page).toHaveTitle('Sign in · Bike workshop');
  await expect(title(page)).toHaveText('Sign in to Bike workshop');
  await signIn(page, 'lena@workshop.example', 'wrong');
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await signInAsManager(page);
  await expect(page).toHaveURL('/jobs/1041?from=mail');
  await expect(title(page)).toHaveText('Cargo bike');
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/');
});

for (const evil of FOREIGN_ADDRESSES) {
  test(`stays on the site when a link asks to open ${evil} after sign-in`, async ({ page }) => {
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(evil)}`);
    await signInAsMechanic(page);
    await expect(title(page)).toHaveText('Today');
    await expect(page).toHaveURL('/');
  });
}

test('shows nested and dynamic routes with their titles and breadcrumbs', async ({ page }) => {
  await page.goto('/');
  await signInAsManager(page);
  await expect(page.getByText('Good day, Lena Novak. 3 bikes are waiting.')).toBeVisible();

  await press(sidebar(page).getByText('Jobs'));
  await expect(page).toHaveTitle('Jobs · Bike workshop');
  await press(page.getByRole('link', { name: 'Tandem' }));
  await expect(page).toHaveURL('/jobs/1042');
  await expect(page).toHaveTitle('Tandem · Bike workshop');
  await expect(title(page)).toHaveText('Tandem');
  await expect(breadcrumbs(page).locator('li:not([aria-hidden])')).toHaveText([
    'Today',
    'Jobs',
    'Tandem',
  ]);
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Jobs');

  await press(sidebar(page).getByText('Reports'));
  await press(sidebar(page).getByText('Hours'));
  await expect(page.getByText('Tandem: 2 h')).toBeVisible();
  await press(breadcrumbs(page).getByRole('link', { name: 'Reports' }));
  await expect(page).toHaveURL('/reports/turnover');
  await expect(page.getByText('Tandem: 95 €')).toBeVisible();
});

test('shows "Page not found" at unknown URLs', async ({ page, consoleLines }) => {
  await page.goto('/');
  await signInAsManager(page);
  await expect(title(page)).toHaveText('Today');
  for (const address of ['/no/such/page', '/jobs/9']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText('Page not found');
  }
  expect(consoleLines.splice(0)).toEqual([NOT_FOUND, NOT_FOUND]);
});

test('refuses reports and changes to a mechanic', async ({ page, consoleLines }) => {
  expect((await page.request.get('/api/jobs')).status()).toBe(401);
  await page.goto('/');
  await signInAsMechanic(page);
  await expect(title(page)).toHaveText('Today');
  await expect(sidebar(page).getByText('Reports')).toHaveCount(0);
  expect((await page.request.get('/api/jobs')).status()).toBe(200);
  const data = { id: '1043', hours: 3 };
  expect((await page.request.put('/api/jobs', { data })).status()).toBe(403);
  const response = await page.goto('/reports/hours');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText('Page not found');
  expect(consoleLines.splice(0)).toEqual([NOT_FOUND]);
});

test('lets the manager correct the hours', async ({ page }) => {
  await page.goto('/');
  await signInAsManager(page);
  await expect(title(page)).toHaveText('Today');
  const data = { id: '1043', hours: 2 };
  expect((await page.request.put('/api/jobs', { data })).status()).toBe(200);
  expect((await page.request.put('/api/jobs', { data: { id: '1043' } })).status()).toBe(400);
});

test('keeps session and switch across a reload, and ends the session on sign-out', async ({
  page,
}) => {
  await page.goto('/jobs');
  await signInAsManager(page);
  await expect(page.getByText('True both wheels')).toBeVisible();
  await press(page.getByLabel('Compact list'));
  await page.reload();
  await expect(page.getByLabel('Compact list')).toBeChecked();
  await expect(page.getByText('True both wheels')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Current User' }));
  await press(page.getByRole('button', { name: 'Sign Out' }));
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/jobs');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Fjobs');
});

test('finds the page for a URL with a hash', async ({ page }) => {
  await page.goto('/jobs');
  await signInAsManager(page);
  await expect(title(page)).toHaveText('Jobs');
  await page.goto('/jobs#late');
  await page.reload();
  await expect(title(page)).toHaveText('Jobs');
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Jobs');
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
  await expect(title(page)).toHaveText('Sign in to Bike workshop');
  expect(await background(page)).toBe('rgb(18, 18, 18)');
  consoleLines.length = 0;
});
