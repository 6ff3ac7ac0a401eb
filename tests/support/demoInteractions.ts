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
};
