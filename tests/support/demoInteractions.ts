import { expect, type Locator, type Page } from '@playwright/test';

/** What a reader does with a demo, and what must come of it. */
export type Interaction = (page: Page) => Promise<void>;

/** The sidebar that a wide demo shows. */
const sidebar = (page: Page): Locator => page.locator('nav[aria-label="Desktop"]');

const inSidebar = (page: Page, text: string): Locator =>
  sidebar(page).getByText(text, { exact: true });

/** A label that the layout repeats for each size of screen; the one that is seen. */
const labelled = (page: Page, label: string): Locator =>
  page.getByLabel(label).locator('visible=true').first();

const heading = (page: Page): Locator => page.locator('h1');

const note = (page: Page): Locator => page.locator('main').getByRole('status');

async function visit(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    await inSidebar(page, title).click();
    await expect(heading(page)).toHaveText(title);
  }
}

async function signOutAndIn(page: Page, signedOut: RegExp, signedIn: RegExp): Promise<void> {
  await page.getByLabel('Current User').click();
  await page.getByText('Sign Out').click();
  await expect(note(page)).toHaveText(signedOut);
  await page.getByText('Sign In', { exact: true }).click();
  await expect(note(page)).toHaveText(signedIn);
}

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const breadcrumbs = (page: Page): Locator => page.getByRole('navigation', { name: 'breadcrumb' });

const alert = (page: Page): Locator => page.getByRole('alert').first();

/** The main interaction of every demo, by its id. A demo without one fails the tests. */
export const DEMO_INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'core/introduction/IntroductionDashboard': async (page) => {
    await page.getByLabel('Call in Bruno').click();
    await expect(page.getByText('Bruno is next')).toBeVisible();
    await inSidebar(page, 'Patients').click();
    await visit(page, 'Cats');
  },
  'core/introduction/base-concepts/BaseConceptsContext': async (page) => {
    await inSidebar(page, 'Members').click();
    await expect(page.locator('dd').nth(1)).toHaveText('/members');
  },
  'core/react-app-provider/AppProviderBasic': (page) => visit(page, 'Watering'),
  'core/react-app-provider/AppProviderRouter': async (page) => {
    await page.getByText('Floor 3').click();
    await expect(note(page)).toContainText('floor=3');
    await page.getByRole('button', { name: 'Floor 3' }).press('Enter');
    await expect(note(page)).toContainText('empty');
    await inSidebar(page, 'Room service').click();
    await expect(note(page)).toContainText('/service');
  },
  'core/react-app-provider/AppProviderTheme': async (page) => {
    await labelled(page, 'Switch to dark mode').click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(29, 20, 32)');
    await visit(page, 'Type');
  },
  'core/react-app-provider/AppProviderSession': (page) =>
    signOutAndIn(page, /Sign in to see/, /Ines/),
  'core/react-app-provider/AppProviderLocale': async (page) => {
    await expect(page.getByLabel('Compte actuel')).toBeVisible();
    await page.getByText('Prolonger').click();
    await expect(page.getByRole('dialog').getByText('Confirmation')).toBeVisible();
    await page.getByText('Annuler').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByText('English').click();
    await expect(page.getByLabel('Current User')).toBeVisible();
  },
  'core/react-app-provider/AppProviderFeedback': async (page) => {
    await page.getByLabel('Discard Wine list').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Discard Wine list')).toHaveCount(0);
    await page.getByText('Restore all').click();
    await expect(page.getByLabel('Discard Wine list')).toBeVisible();
  },
  'core/react-dashboard-layout/DashboardLayoutBasic': async (page) => {
    await visit(page, 'Orders');
    await sidebar(page).getByRole('link', { name: 'Customers' }).press('Enter');
    await expect(heading(page)).toHaveText('Customers');
    await labelled(page, 'Collapse navigation menu').click();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBeLessThan(90);
  },
  'core/react-dashboard-layout/DashboardLayoutNavigation': (page) =>
    visit(page, 'Artists', 'Prices', 'Deliveries', 'Settings'),
  'core/react-dashboard-layout/DashboardLayoutActions': async (page) => {
    const answer = page.getByText('Answer the next one');
    await expect(async () => {
      await answer.click();
      await expect(note(page)).toContainText('0 customers wait', { timeout: 200 });
    }).toPass();
  },
  'core/react-dashboard-layout/DashboardLayoutNested': async (page) => {
    await visit(page, 'Yearly');
    await inSidebar(page, 'Income').click();
    await expect(inSidebar(page, 'Yearly')).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Income' }).press('Enter');
    await expect(inSidebar(page, 'Yearly')).toBeVisible();
  },
  'core/react-dashboard-layout/DashboardLayoutPattern': async (page) => {
    const selected = sidebar(page).locator('.Mui-selected');
    await expect(selected).toHaveText('Bikes');
    await page.getByText('Back to all bikes').click();
    await page.getByText('Tandem').click();
    await expect(heading(page)).toHaveText('Tandem');
    await expect(selected).toHaveText('Bikes');
    await visit(page, 'Repairs');
  },
  'core/react-dashboard-layout/DashboardLayoutPageItems': async (page) => {
    const payroll = sidebar(page).locator('a', { hasText: 'Payroll' });
    await expect(payroll).toHaveAttribute('aria-disabled', 'true');
    await expect(inSidebar(page, 'Access keys')).toHaveCount(0);
    await page.getByLabel('Owner').check();
    await expect(inSidebar(page, 'Access keys')).toBeVisible();
    await payroll.click();
    await expect(heading(page)).toHaveText('Payroll');
  },
  'core/react-dashboard-layout/DashboardLayoutBranding': async (page) => {
    await page.locator('header a').click();
    await expect(heading(page)).toHaveText('Beds');
  },
  'core/react-dashboard-layout/DashboardLayoutMini': async (page) => {
    await sidebar(page).getByRole('button').first().hover();
    await inSidebar(page, 'Coast path').click();
    await expect(heading(page)).toHaveText('Coast path');
    await labelled(page, 'Expand navigation menu').click();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBeGreaterThan(300);
  },
  'core/react-dashboard-layout/DashboardLayoutFixedSidebar': async (page) => {
    await expect(page.getByLabel(/navigation menu/).locator('visible=true')).toHaveCount(0);
    await visit(page, 'Luggage');
  },
  'core/react-dashboard-layout/DashboardLayoutHiddenNavigation': async (page) => {
    await expect(page.locator('nav')).toHaveCount(0);
    await page.getByText('Continue').click();
    await expect(note(page)).toContainText('Invite');
  },
  'core/react-dashboard-layout/DashboardLayoutSlots': async (page) => {
    await labelled(page, 'Alerts: 2 unread').click();
    await expect(page.getByLabel('Alerts: 0 unread').first()).toBeAttached();
    await labelled(page, 'Collapse navigation menu').click();
    await expect(sidebar(page).getByText('64%')).toBeVisible();
  },
  'core/react-dashboard-layout/DashboardLayoutAccount': (page) =>
    signOutAndIn(page, /signed out/, /Noor/),
  'core/react-use-dialogs/DialogsBasic': async (page) => {
    await button(page, 'Rename album').click();
    const prompt = page.getByRole('dialog', { name: 'Rename album' });
    await prompt.getByRole('textbox').fill('Lisbon 2026');
    await prompt.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText('“Lisbon 2026” has 48 photos.')).toBeVisible();
    await button(page, 'Empty album').click();
    const confirm = page.getByRole('dialog', { name: 'Empty the album?' });
    await confirm.getByRole('button', { name: 'Empty' }).click();
    await page.getByRole('dialog', { name: 'Album emptied' }).getByText('Ok').click();
    await expect(page.getByText(/has no photos/)).toBeVisible();
  },
  'core/react-use-dialogs/DialogsAsync': async (page) => {
    await button(page, 'Cancel booking').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel class' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Book again').click();
    await expect(page.getByText(/you have a seat/)).toBeVisible();
  },
  'core/react-use-dialogs/DialogsCustom': async (page) => {
    await button(page, 'Move books').click();
    const dialog = page.getByRole('dialog', { name: 'Move books to Travel' });
    await dialog.getByLabel('Number of books').fill('40');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Enter a number from 1 to 24.');
    await dialog.getByLabel('Number of books').fill('9');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/room for 15 books/)).toBeVisible();
  },
  'core/react-use-dialogs/DialogsClose': async (page) => {
    await button(page, 'Pay by card').click();
    await expect(page.getByText('Paid. Thank you!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Pay by card').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop payment' }).click();
    await expect(page.getByText('The payment was stopped.')).toBeVisible();
  },
  'core/react-use-notifications/NotificationsBasic': async (page) => {
    await button(page, 'Print poster').click();
    await expect(alert(page)).toContainText('in the queue of printer 2');
  },
  'core/react-use-notifications/NotificationsUndo': async (page) => {
    await button(page, 'Remove Jonas Lind').click();
    await expect(button(page, 'Remove Jonas Lind')).toHaveCount(0);
    await button(page, 'Undo').click();
    await expect(button(page, 'Remove Jonas Lind')).toBeVisible();
  },
  'core/react-use-notifications/NotificationsKey': async (page) => {
    await page.getByRole('switch', { name: 'Online' }).click();
    for (let click = 0; click < 3; click += 1) {
      await button(page, 'Save report').click();
    }
    await expect(page.getByRole('alert')).toHaveText(/You are offline/);
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
  'core/react-use-notifications/NotificationsPosition': async (page) => {
    await button(page, 'Copy timetable').click();
    await expect
      .poll(async () => (await page.getByRole('alert').boundingBox())?.x)
      .toBeGreaterThan(370);
  },
  'core/react-use-session/SessionGreeting': async (page) => {
    await button(page, 'Sign out').click();
    await expect(page.getByText(/as a guest/)).toBeVisible();
    await button(page, 'Sign in').click();
    await expect(page.getByText(/Good morning, Pilar Ortega/)).toBeVisible();
  },
  'core/react-use-session/SessionRoles': async (page) => {
    await expect(button(page, 'Change recipe')).toHaveCount(0);
    await button(page, 'Ada, manager').click();
    await expect(button(page, 'Change recipe')).toBeVisible();
  },
  'core/react-use-session/SessionPreview': async (page) => {
    const course = page.getByRole('region', { name: 'Course page' });
    await expect(course).toContainText('Teacher: Ruth Adler');
    await page.getByLabel('Show it as a guest').click();
    await expect(course).toContainText('Sign in to book a place.');
  },
  'core/react-persistent-state/PersistentDraft': async (page) => {
    await page.getByLabel('Your review').fill('Great soup, slow service.');
    await page.reload();
    await expect(page.getByText('25 of 200 characters')).toBeVisible();
    await button(page, 'Discard draft').click();
    await expect(page.getByLabel('Your review')).toHaveValue('');
  },
  'core/react-persistent-state/PersistentSettings': async (page) => {
    await button(page, 'Larger text').click();
    await page.reload();
    await expect(page.getByText('Text size 18 pixels')).toBeVisible();
    await button(page, 'Reset').click();
    await expect(page.getByText('Text size 16 pixels')).toBeVisible();
  },
  'core/react-persistent-state/PersistentCodec': async (page) => {
    await page.getByLabel('Kestrel').check();
    await page.reload();
    await expect(page.getByText('1 of 3 birds seen')).toBeVisible();
  },
  'core/react-persistent-state/PersistentShared': async (page) => {
    await button(page, 'Add ticket').click();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await button(other, 'Add ticket').click();
    await expect(page.getByText('Basket: 2 tickets')).toBeVisible();
  },
  'core/react-page-container/PageContainerBasic': async (page) => {
    await breadcrumbs(page).getByRole('link', { name: 'Fields' }).click();
    await expect(heading(page)).toHaveText('Fields');
  },
  'core/react-page-container/PageContainerTitle': async (page) => {
    await breadcrumbs(page).getByRole('link', { name: 'Basket' }).click();
    await expect(heading(page)).toHaveText('Basket');
    await button(page, 'Choose a delivery').click();
    await expect(heading(page)).toHaveText('Where shall we send it?');
  },
  'core/react-page-container/PageContainerDynamic': async (page) => {
    await breadcrumbs(page).getByRole('link', { name: 'Comets' }).click();
    await page.getByRole('button', { name: 'Encke' }).click();
    await expect(heading(page)).toHaveText('Encke');
  },
  'core/react-page-container/PageContainerToolbar': async (page) => {
    const items = page.getByRole('list', { name: 'Things to buy' }).getByRole('listitem');
    await button(page, 'Add').click();
    await expect(items).toHaveText(['Flour', 'Yeast', 'Olive oil']);
    await button(page, 'Clear').click();
    await expect(items).toHaveCount(0);
  },
  'core/react-page-container/PageContainerHeader': async (page) => {
    await page.getByRole('button', { name: 'Trains' }).click();
    await expect(heading(page)).toHaveText('Trains');
  },
  'core/react-page-container/PageContainerWidth': async (page) => {
    await button(page, 'Medium').click();
    await expect(page.getByRole('main')).toHaveCSS('max-width', '600px');
    await button(page, 'Full').click();
    await expect(page.getByRole('main')).toHaveCSS('max-width', 'none');
  },
  'core/react-account/AccountBasic': async (page) => {
    await button(page, 'Current User').click();
    await button(page, 'Sign Out').click();
    await expect(page.getByRole('status')).toContainText('Sign in to book a glider.');
    await button(page, 'Sign In').click();
    await expect(button(page, 'Current User')).toBeVisible();
  },
  'core/react-account/AccountPreviewVariants': async (page) => {
    await page.getByRole('switch', { name: 'With name and email' }).click();
    await expect(page.getByText('jonas@bakery.example')).toHaveCount(0);
  },
  'core/react-account/AccountMenu': async (page) => {
    await button(page, 'Current User').click();
    await page.getByRole('button', { name: 'Surgery' }).click();
    await expect(page.getByRole('status')).toContainText('Ward: Surgery');
  },
  'core/react-account/AccountSlotProps': async (page) => {
    await button(page, 'Account menu').click();
    await button(page, 'Sign Out').click();
    await button(page, 'Sign In').click();
    await expect(button(page, 'Account menu')).toBeVisible();
  },
  'core/react-account/AccountButtons': async (page) => {
    await button(page, 'Sign In').click();
    await expect(page.getByText('Luca Ferri gave blood four times.')).toBeVisible();
    await button(page, 'Sign Out').click();
    await expect(button(page, 'Sign In')).toBeVisible();
  },
  'core/react-account/AccountLocale': async (page) => {
    await button(page, 'Usuario actual').click();
    await button(page, 'Cerrar sesión').click();
    await expect(page.getByRole('status')).toContainText('Inicia sesión para leer.');
  },
  'core/react-sign-in-page/SignInPageOAuth': async (page) => {
    await page.getByRole('button', { name: 'Sign in with Hut Club' }).click();
    await expect(alert(page)).toContainText('Hut Club does not answer.');
    await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
    await expect(heading(page)).toHaveText('Page of GitHub');
  },
  'core/react-sign-in-page/SignInPageCredentials': async (page) => {
    await page.getByLabel('Email').fill('flo@market.example');
    await page.getByLabel('Password').fill('rose');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(alert(page)).toContainText('Email or password is wrong.');
    await page.getByLabel('Password').fill('tulip');
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(page.getByText('You are signed in as flo@market.example.')).toBeVisible();
  },
  'core/react-sign-in-page/SignInPagePasskey': async (page) => {
    await page.getByLabel('Email').fill('ray@reef.example');
    await page.getByRole('button', { name: 'Sign in with Passkey' }).click();
    await expect(alert(page)).toContainText('There is no passkey for ray@reef.example.');
  },
  'core/react-sign-in-page/SignInPageMagicLink': async (page) => {
    await page.getByLabel('Email').fill('bo@school.example');
    await page.getByRole('button', { name: 'Sign in with email' }).click();
    await expect(alert(page)).toContainText('We sent a link to bo@school.example.');
  },
  'core/react-sign-in-page/SignInPageSlots': async (page) => {
    await page.getByLabel('Library card').fill('L-2041');
    await page.getByLabel('Password').fill('x');
    await page.getByRole('checkbox', { name: 'Stay signed in' }).check();
    await page.getByRole('button', { name: 'Sign in with password' }).click();
    await expect(alert(page)).toContainText('for 30 days');
  },
  'core/react-sign-in-page/SignInPageLocale': async (page) => {
    await page.getByRole('button', { name: 'Mit Google anmelden' }).click();
    await expect(alert(page)).toContainText('Die Anmeldung mit Google ist hier nicht möglich.');
  },
};
