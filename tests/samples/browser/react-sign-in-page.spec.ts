import { FOREIGN_ADDRESSES, signIn } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

/** The sign-in with your own server, in its form with a data router. */
const test = integrationTest('react-sign-in-page', {
  settings: 'integrations/react-router',
  without: [
    'Show the page',
    'Choose the providers',
    'Customize the page',
    'Passkeys and magic links on your server',
    'Use NextAuth v4',
  ],
});

test.afterEach(({ consoleLines }) => {
  // What the server refuses is also a line in the console, of the browser and not of the app.
  const others = consoleLines.filter((line) => !/status of 401/.test(line));
  consoleLines.splice(0, consoleLines.length, ...others);
});

test('refuses a wrong password, opens the page that was asked for, and survives a reload', async ({
  page,
}) => {
  await page.goto('/orders?x=1');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Forders%3Fx%3D1');
  await signIn(page, 'ida@seeds.example', 'wrong');
  await expect(page.getByText('Email or password is wrong.')).toBeVisible();
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page).toHaveURL('/orders?x=1');
  await expect(page.getByText('Borage, Curly kale')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Borage, Curly kale')).toBeVisible();
});

test('asks for the sign-in when the session has ended, and returns to the page', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page.getByText('Welcome, Ida Brandt.')).toBeVisible();
  await page.request.delete('/api/session');
  await page.goto('/orders');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('never opens another site after the sign-in', async ({ page }) => {
  for (const address of FOREIGN_ADDRESSES) {
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(address)}`);
    await signIn(page, 'ida@seeds.example', 'borage');
    await expect(page.getByText('Welcome, Ida Brandt.')).toBeVisible();
    await page.request.delete('/api/session');
  }
});

test('says that the server does not respond, and goes on when it does', async ({
  page,
  consoleLines,
}) => {
  await page.route('**/api/session', async (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server does not respond.')).toBeVisible();
  // The routes ask as well: one that is answered would show the sign-in page by itself.
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(consoleLines.splice(0).join()).toContain('net::ERR_FAILED');
});
