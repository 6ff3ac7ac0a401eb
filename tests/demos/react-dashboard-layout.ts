import { expect } from '@playwright/test';
import {
  heading,
  inAllStylings,
  inSidebar,
  labeled,
  note,
  sidebar,
  signOutAndIn,
  visit,
  type Interactions,
} from './interaction';

export const interactions: Interactions = {
  ...inAllStylings('core/react-dashboard-layout/DashboardLayoutBasic', async (page) => {
    await visit(page, 'Orders');
    await sidebar(page).getByRole('link', { name: 'Customers' }).press('Enter');
    await expect(heading(page)).toHaveText('Customers');
    await labeled(page, 'Collapse navigation menu').click();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBeLessThan(90);
  }),
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
    await page.locator('header a').click();
    await expect(heading(page)).toHaveText('Page not found');
  },
  'core/react-dashboard-layout/DashboardLayoutBranding': async (page) => {
    await page.locator('header a').click();
    await expect(heading(page)).toHaveText('Beds');
  },
  'core/react-dashboard-layout/DashboardLayoutMini': async (page) => {
    await sidebar(page).getByRole('button').first().hover();
    await inSidebar(page, 'Coast path').click();
    await expect(heading(page)).toHaveText('Coast path');
    await labeled(page, 'Expand navigation menu').click();
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBeGreaterThan(300);
  },
  'core/react-dashboard-layout/DashboardLayoutFixedSidebar': async (page) => {
    await expect(inSidebar(page, 'Luggage')).toBeVisible();
    await expect(page.getByLabel(/navigation menu/).locator('visible=true')).toHaveCount(0);
    await visit(page, 'Luggage');
  },
  'core/react-dashboard-layout/DashboardLayoutHiddenNavigation': async (page) => {
    await expect(page.getByText('Continue')).toBeVisible();
    await expect(page.locator('nav')).toHaveCount(0);
    await page.getByText('Continue').click();
    await expect(note(page)).toContainText('Invite');
  },
  ...inAllStylings('core/react-dashboard-layout/DashboardLayoutSlots', async (page) => {
    await labeled(page, 'Alerts: 2 unread').click();
    await expect(page.getByLabel('Alerts: 0 unread').first()).toBeAttached();
    await labeled(page, 'Collapse navigation menu').click();
    await expect(sidebar(page).getByText('64%')).toBeVisible();
  }),
  'core/react-dashboard-layout/DashboardLayoutHeader': async (page) => {
    await page.getByRole('textbox', { name: 'Parcel number' }).fill('7041');
    await page.getByRole('textbox', { name: 'Parcel number' }).press('Enter');
    await expect(page.getByText('Parcel 7041 is on tour 4.')).toBeVisible();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    await visit(page, 'Tours');
  },
  'core/react-dashboard-layout/DashboardLayoutBadges': async (page) => {
    const badge = sidebar(page).locator('.MuiBadge-badge');
    await expect(badge).toHaveText('2');
    await sidebar(page).getByRole('button', { name: 'New order' }).click();
    await expect(badge).toHaveText('3');
    await expect(note(page)).toHaveText('3 orders wait for the oven.');
    await labeled(page, 'Expand navigation menu').click();
    await visit(page, 'Bread');
    await page.locator('header a').click();
    await expect(heading(page)).toHaveText('Page not found');
  },
  'core/react-dashboard-layout/DashboardLayoutAccount': (page) =>
    signOutAndIn(page, /signed out/, /Noor/),
};
