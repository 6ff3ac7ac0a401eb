import { sidebar, signIn, title } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';
import type { Page } from '@playwright/test';

const test = integrationTest('integrations/react-router', {
  without: ['Add Toolpad Core to an existing app'],
});

/** A token like Firebase's, with claims; nothing in the browser checks its signature. */
function tokenOf(claims: Readonly<Record<string, unknown>>): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { sub: 'u1', iat: now, auth_time: now, exp: now + 3600, ...claims };
  return [part({ alg: 'none' }), part(payload), part('')].join('.');
}

/** Requests to Firebase are cross-origin. */
const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Mocks Firebase, with one user whose password is `borage`. */
async function mockFirebase(page: Page, role: string): Promise<void> {
  await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const isSignIn = route.request().url().includes('signInWithPassword');
    const { password } = Object(route.request().postDataJSON()) as { password?: string };
    if (isSignIn && password !== 'borage') {
      const error = { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' };
      await route.fulfill({ status: 400, headers, json: { error } });
      return;
    }
    const user = { localId: 'u1', email: 'ida@seeds.example', displayName: 'Ida Brandt' };
    const tokens = { idToken: tokenOf({ role }), refreshToken: 'r', expiresIn: '3600' };
    await route.fulfill({ headers, json: isSignIn ? { ...user, ...tokens } : { users: [user] } });
  });
}

test('signs in through Firebase, keeps the session across a reload, and signs out', async ({
  page,
  consoleLines,
}) => {
  await mockFirebase(page, 'curator');
  await page.goto('/members');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Fmembers');
  await signIn(page, 'ida@seeds.example', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  // The browser itself logs the failed request.
  expect(consoleLines.splice(0)).toHaveLength(1);
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page).toHaveURL('/members');
  await expect(page.getByText('Amina Diallo, since 2019')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Amina Diallo, since 2019')).toBeVisible();
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('reads the role from a claim', async ({ page }) => {
  await mockFirebase(page, 'something else');
  await page.goto('/');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(title(page)).toHaveText('Overview');
  await expect(sidebar(page).getByText('Members')).toHaveCount(0);
});
