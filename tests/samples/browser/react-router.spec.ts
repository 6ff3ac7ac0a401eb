import { FOREIGN_ADDRESSES, breadcrumbs, sidebar, signIn, title } from '../support/appScreens';
import { expect, integrationTest } from '../support/integrationApp';

const test = integrationTest('integrations/react-router', {
  without: ['Add Toolpad Core to an existing app', 'Sign in with Firebase'],
});

test('asks users to sign in, explains a refusal, and returns to the requested page', async ({
  page,
}) => {
  await page.goto('/seeds/kale/loans?from=mail');
  await expect(page).toHaveURL('/sign-in?callbackUrl=%2Fseeds%2Fkale%2Floans%3Ffrom%3Dmail');
  await expect(title(page)).toHaveText('Sign in to Seed library');
  await signIn(page, 'ida@seeds.example', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page).toHaveURL('/seeds/kale/loans?from=mail');
  await expect(page.getByRole('list', { name: 'Loans' })).toContainText('Piet Bos: 1');
});

for (const evil of FOREIGN_ADDRESSES) {
  test(`stays on the site when a link asks to open ${evil} after sign-in`, async ({ page }) => {
    await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(evil)}`);
    await signIn(page, 'ida@seeds.example', 'borage');
    await expect(title(page)).toHaveText('Overview');
    await expect(page).toHaveURL('/');
  });
}

test('shows nested, dynamic and lazy routes with their titles and breadcrumbs', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page).toHaveTitle('Overview · Seed library');
  await expect(page.getByRole('main')).toContainText('Packets on the shelf47');

  await sidebar(page).getByText('Seeds').click();
  await page.getByRole('link', { name: 'Curly kale' }).click();
  await expect(page).toHaveURL('/seeds/kale');
  await expect(page).toHaveTitle('Curly kale · Seed library');
  await expect(title(page)).toHaveText('Curly kale');
  await expect(breadcrumbs(page).locator('li:not([aria-hidden])')).toHaveText([
    'Overview',
    'Seeds',
    'Curly kale',
  ]);
  await expect(sidebar(page).locator('.Mui-selected')).toHaveText('Seeds');
  await page.getByRole('link', { name: 'Loans' }).click();
  await expect(page).toHaveURL('/seeds/kale/loans');
  await expect(title(page)).toHaveText('Curly kale');
  await expect(page.getByText('Rosa Lindqvist: 3')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('94% germinate')).toBeVisible();

  await sidebar(page).getByText('Reports').click();
  await sidebar(page).getByText('Germination').click();
  await expect(page).toHaveURL('/reports/germination');
  await expect(breadcrumbs(page)).toContainText('Reports');
  await expect(page.getByRole('progressbar', { name: 'Beetroot' })).toBeVisible();
  await breadcrumbs(page).getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL('/reports/stock');
});

test('keeps the layout around errors and unknown addresses', async ({ page }) => {
  await page.goto('/seeds/mango');
  await signIn(page, 'vik@seeds.example', 'salsify');
  await expect(title(page)).toHaveText('Not found');
  await expect(page.getByRole('alert')).toHaveText('The library has no seed "mango".');
  await expect(sidebar(page)).toBeVisible();
  await page.goto('/no/such/page');
  await expect(title(page)).toHaveText('Page not found');
  await breadcrumbs(page).getByRole('link', { name: 'Overview' }).click();
  await expect(title(page)).toHaveText('Overview');
});

test('shows a progress bar until the first page has its data', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'vik@seeds.example', 'salsify');
  await expect(title(page)).toHaveText('Overview');
  // The stand-in for a server answers after 150 ms; here, it takes longer than a test may wait.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const late = (run: () => void, time?: number) => start(run, time === 150 ? 600_000 : time);
    Object.assign(window, { setTimeout: late });
  });
  await page.goto('/seeds');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
});

test('loads a page again after its server has failed', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'vik@seeds.example', 'salsify');
  await expect(title(page)).toHaveText('Overview');
  // The stand-in for a server copies what it answers.
  await page.evaluate(() => {
    const copy = window.structuredClone.bind(window);
    const fail = () => {
      Object.assign(window, { structuredClone: copy });
      throw new Error('The server is down.');
    };
    Object.assign(window, { structuredClone: fail });
  });
  await sidebar(page).getByText('Seeds').click();
  await expect(title(page)).toHaveText('Something went wrong');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Seeds');
  await expect(page.getByRole('cell', { name: 'Borago officinalis' })).toBeVisible();
});

test('hides the curators’ page from a volunteer, and denies access to it', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'vik@seeds.example', 'salsify');
  await expect(title(page)).toHaveText('Overview');
  await expect(sidebar(page).getByText('Members')).toHaveCount(0);
  await page.goto('/members');
  await expect(title(page)).toHaveText('No access');
  await expect(page.getByRole('alert')).toHaveText('Only curators may open this page.');
});

test('keeps the session across a reload, and ends it in every tab', async ({ page, context }) => {
  await page.goto('/members');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(page.getByText('Amina Diallo, since 2019')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Amina Diallo, since 2019')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/seeds');
  await expect(title(other)).toHaveText('Seeds');
  await page.getByRole('button', { name: 'Current User' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(other).toHaveURL('/sign-in');
});

test('asks users to sign in again on the next page once the session is gone', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'ida@seeds.example', 'borage');
  await expect(title(page)).toHaveText('Overview');
  await page.evaluate(() => window.localStorage.clear());
  await sidebar(page).getByText('Members').click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('switches to dark mode and stays dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await signIn(page, 'ida@seeds.example', 'borage');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  const background = () =>
    page.evaluate(() => window.getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe('rgb(18, 18, 18)');
  await page.reload();
  await expect(title(page)).toHaveText('Overview');
  expect(await background()).toBe('rgb(18, 18, 18)');
});
