import type { Page } from '@playwright/test';
import { sidebar, signIn } from './appScreens';
import { expect, type integrationTest } from './integrationApp';

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const cell = (page: Page, text: string) => page.getByRole('gridcell', { name: text, exact: true });

/** Opens a record from the list: a grid that is about to render its rows again misses a click. */
async function openRecord(page: Page, patient: string): Promise<void> {
  await expect(async () => {
    await cell(page, patient).click({ timeout: 5000 });
    await expect(page).toHaveURL(/\/visits\/\w+$/, { timeout: 5000 });
  }).toPass();
}

/** Opens a page as a nurse. */
async function openAs(page: Page, email: string, password: string, url: string): Promise<void> {
  await page.goto(url);
  await signIn(page, email, password);
}

const openAsMia = (page: Page, url: string) => openAs(page, 'mia@ward.example', 'fennel', url);

/** Ends the session on the server, as its expiry does. The app hears of it with its next request. */
async function endSession(page: Page): Promise<void> {
  await page.request.delete('/api/session');
}

/** What the server refuses is also a line in the console, of the browser and not of the app. */
function dropRefusals(consoleLines: string[]): void {
  const others = consoleLines.filter((line) => !/status of 40[134]/.test(line));
  consoleLines.splice(0, consoleLines.length, ...others);
}

/** What the guide to data behind a sign-in promises, in an app with either kind of router. */
export function authenticatedData(test: ReturnType<typeof integrationTest>): void {
  test.afterEach(({ consoleLines }) => dropRefusals(consoleLines));

  test('asks for the sign-in at the URL of a record, and then shows the record', async ({
    page,
  }) => {
    await openAs(page, 'mia@ward.example', 'wrong', '/visits/2');
    await expect(page.getByText('Email or password is wrong.')).toBeVisible();
    await signIn(page, 'mia@ward.example', 'fennel');
    await expect(page.getByText('B. Lind')).toBeVisible();
    await expect(page).toHaveURL('/visits/2');
  });

  test('shows the record that was asked for when the session had expired', async ({ page }) => {
    await openAsMia(page, '/visits');
    await expect(cell(page, 'A. Novak')).toBeVisible();
    await endSession(page);
    await openRecord(page, 'B. Lind');
    await expect(signInAgain(page)).toContainText('Your session has ended.');
    await signIn(page, 'mia@ward.example', 'fennel');
    await expect(signInAgain(page)).toBeHidden();
    await expect(page.getByText('B. Lind')).toBeVisible();
    await expect(page).toHaveURL('/visits/2');
  });

  test('saves the unsaved input once, after a new sign-in', async ({ page }) => {
    const saved: string[] = [];
    await openAsMia(page, '/visits/1/edit');
    await page.getByLabel('Report').fill('Slept well.');
    await endSession(page);
    page.on('request', (request) => {
      if (request.method() === 'PUT') {
        saved.push(request.postData() ?? '');
      }
    });
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(signInAgain(page)).toBeVisible();
    await signIn(page, 'mia@ward.example', 'wrong');
    await expect(signInAgain(page)).toContainText('Email or password is wrong.');
    await signIn(page, 'mia@ward.example', 'fennel');
    await expect(cell(page, 'Slept well.')).toBeVisible();
    await expect(page).toHaveURL(/\/visits(?:\?|$)/);
    // The one that was refused, and its repetition.
    expect(saved).toHaveLength(2);
    expect(saved[1]).toBe(saved[0]);
  });

  test('shows another user nothing of the first, neither records nor input', async ({ page }) => {
    await openAsMia(page, '/visits/new');
    await page.getByLabel('Patient').fill('Secret of Mia');
    await endSession(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(signInAgain(page)).toBeVisible();
    await signIn(page, 'jon@ward.example', 'sorrel');
    await expect(page.getByLabel('Patient')).toHaveValue('');
    await sidebar(page).getByText('Visits').click();
    await expect(cell(page, 'C. Okafor')).toBeVisible();
    await expect(cell(page, 'A. Novak')).toHaveCount(0);
    await expect(cell(page, 'Secret of Mia')).toHaveCount(0);
    await page.goto('/visits/1');
    await expect(page.getByText('You have no such visit.')).toBeVisible();
  });

  test('signs out in every tab, and leaves the next user an empty memory', async ({ page }) => {
    await openAsMia(page, '/visits');
    await expect(cell(page, 'A. Novak')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/visits');
    await expect(cell(other, 'A. Novak')).toBeVisible();
    await page.getByRole('button', { name: 'Current User' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect(other.getByLabel('Password')).toBeVisible();
    await signIn(other, 'jon@ward.example', 'sorrel');
    await expect(cell(other, 'C. Okafor')).toBeVisible();
    await expect(cell(other, 'A. Novak')).toHaveCount(0);
    await sidebar(page).getByText('Visits').click();
    await expect(cell(page, 'C. Okafor')).toBeVisible();
    await expect(cell(page, 'A. Novak')).toHaveCount(0);
  });

  test('says that a user is still signed in if the server did not end the session', async ({
    page,
    consoleLines,
  }) => {
    await openAsMia(page, '/visits');
    await page.route('**/api/session', async (route) => route.abort());
    await page.getByRole('button', { name: 'Current User' }).click();
    const warned = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'Sign Out' }).click();
    const warning = await warned;
    expect(warning.message()).toContain('You are still signed in.');
    await warning.accept();
    await pressed;
    await expect(cell(page, 'A. Novak')).toBeVisible();
    expect(consoleLines.pop()).toContain('net::ERR_FAILED');
  });

  test('continues in other tabs once the user is back in one', async ({ page }) => {
    await openAsMia(page, '/visits/2/edit');
    await page.getByLabel('Report').fill('Walks again.');
    const other = await page.context().newPage();
    await other.goto('/visits');
    await expect(cell(other, 'A. Novak')).toBeVisible();
    await endSession(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await openRecord(other, 'A. Novak');
    await expect(signInAgain(page)).toBeVisible();
    await expect(signInAgain(other)).toBeVisible();
    await signIn(other, 'mia@ward.example', 'fennel');
    await expect(signInAgain(page)).toBeHidden();
    await expect(cell(page, 'Walks again.')).toBeVisible();
  });

  test('says that the server is gone, and goes on when it is back', async ({
    page,
    consoleLines,
  }) => {
    await page.route('**/api/**', async (route) => route.abort());
    await page.goto('/visits');
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await signIn(page, 'mia@ward.example', 'fennel');
    await expect(cell(page, 'A. Novak')).toBeVisible();
    expect(consoleLines.shift()).toContain('net::ERR_FAILED');
  });
}

/** What it promises of a bearer token, in an app whose server gives sessions of a few seconds. */
export function expiringToken(test: ReturnType<typeof integrationTest>): void {
  test.afterEach(({ consoleLines }) => dropRefusals(consoleLines));

  /** Waits until the session has ended on the server. */
  async function expire(page: Page): Promise<void> {
    await expect.poll(async () => (await page.request.get('/api/session')).status()).toBe(401);
  }

  test('sends a token with each request, and saves what was typed once it has expired', async ({
    page,
  }) => {
    const sent: string[] = [];
    const saved: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/visits/.test(request.url())) {
        sent.push(request.headers().authorization ?? '');
        saved.push(...(request.method() === 'PUT' ? [request.postData() ?? ''] : []));
      }
    });
    await openAsMia(page, '/visits/1/edit');
    await page.getByLabel('Report').fill('Slept well.');
    expect(sent.at(-1)).toMatch(/^Bearer \w{64}$/);
    await expire(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(signInAgain(page)).toContainText('Your session has ended.');
    await signIn(page, 'mia@ward.example', 'fennel');
    await expect(cell(page, 'Slept well.')).toBeVisible();
    // The one that was refused, and its repetition with the new token.
    expect(saved).toHaveLength(2);
    expect(saved[1]).toBe(saved[0]);
    expect(sent.at(-1)).not.toBe(sent[0]);
  });

  test('shows the record that was asked for when the token had expired', async ({ page }) => {
    await openAsMia(page, '/visits');
    await expect(cell(page, 'A. Novak')).toBeVisible();
    await expire(page);
    await openRecord(page, 'B. Lind');
    await signIn(page, 'mia@ward.example', 'fennel');
    await expect(signInAgain(page)).toBeHidden();
    await expect(page.getByText('B. Lind')).toBeVisible();
    await expect(page).toHaveURL('/visits/2');
  });

  test('renews a token while the session lasts, and users notice nothing', async ({ page }) => {
    // Of requests for data; those for a new token have none.
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(...[request.headers().authorization ?? []].flat());
    });
    await openAsMia(page, '/visits');
    await expect(cell(page, 'A. Novak')).toBeVisible();
    const authorization = sent.at(-1) ?? '';
    const headers = { authorization };
    await expect
      .poll(async () => (await page.request.get('/api/visits', { headers })).status())
      .toBe(401);
    await openRecord(page, 'B. Lind');
    await expect(page.getByText('B. Lind')).toBeVisible();
    await expect(signInAgain(page)).toHaveCount(0);
    await expect.poll(() => sent.at(-1)).not.toBe(authorization);
    expect(sent.at(-1)).toMatch(/^Bearer \w{64}$/);
  });

  test('does not accept a cookie in place of a token, and no token of another user', async ({
    page,
  }) => {
    await openAs(page, 'jon@ward.example', 'sorrel', '/visits');
    await expect(cell(page, 'C. Okafor')).toBeVisible();
    expect((await page.request.get('/api/visits')).status()).toBe(401);
    const { token } = (await (await page.request.get('/api/session')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.get('/api/visits/3', { headers })).status()).toBe(200);
    expect((await page.request.get('/api/visits/1', { headers })).status()).toBe(404);
  });
}
