import { expect } from '@playwright/test';
import {
  answerLike,
  button,
  heading,
  inSidebar,
  labeled,
  note,
  sidebar,
  visit,
  type Interactions,
} from './interaction';

/** Demos of single navigation items, and of what fills or surrounds the page. */
export const interactions: Interactions = {
  'core/react-dashboard-layout/DashboardLayoutPages': async (page) => {
    await visit(page, 'Bakes', 'Flour mill', 'suppliers', 'Today');
    await labeled(page, 'Collapse navigation menu').click();
    await expect(sidebar(page).getByText('FM')).toBeVisible();
  },
  'core/react-dashboard-layout/DashboardLayoutDividers': async (page) => {
    await expect(sidebar(page).getByRole('separator')).toHaveCount(1);
    await visit(page, 'Routes', 'Settings');
  },
  'core/react-dashboard-layout/DashboardLayoutLink': async (page) => {
    const link = sidebar(page).getByRole('link', { name: 'Status page' });
    await expect(link).toHaveAttribute('href', 'https://example.com/status');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(inSidebar(page, 'Articles')).toBeVisible();
    await expect(heading(page)).toHaveText('Articles');
  },
  'core/react-dashboard-layout/DashboardLayoutLater': async (page) => {
    await expect(inSidebar(page, 'Harbor bridge')).toBeVisible();
    await visit(page, 'Central station');
    await answerLike(page, '500');
    await button(page, 'Load again').click();
    await expect(page.getByText('The server has a problem.')).toBeVisible();
    await expect(inSidebar(page, 'Harbor bridge')).toBeVisible();
    await expect(heading(page)).toHaveText('Central station');
  },
  'core/react-dashboard-layout/DashboardLayoutFullSize': async (page) => {
    const main = (await page.locator('main').boundingBox())?.height ?? 0;
    const content = (await page.locator('main > div').boundingBox())?.height ?? 0;
    expect(main).toBeGreaterThan(0);
    expect(Math.abs(main - content)).toBeLessThan(2);
    await button(page, 'Zoom in').click();
    await expect(note(page)).toHaveText('Zoom 2');
  },
  'core/react-dashboard-layout/DashboardLayoutSidebarAccount': async (page) => {
    await expect(page.locator('header').getByLabel('Current User')).toHaveCount(0);
    await expect(sidebar(page).getByText('maren@flowers.example')).toBeVisible();
    await labeled(page, 'Collapse navigation menu').click();
    await expect(sidebar(page).getByText('maren@flowers.example')).toBeHidden();
    await sidebar(page).getByLabel('Current User').click();
    await page.getByText('Sign Out').click();
    await expect(note(page)).toHaveText('You are signed out.');
    await labeled(page, 'Expand navigation menu').click();
    await sidebar(page).getByText('Sign In', { exact: true }).click();
    await expect(note(page)).toHaveText('You are signed in as Maren Voss.');
    await sidebar(page).getByLabel('Account menu').click();
    await expect(page.getByText('Sign Out')).toBeVisible();
  },
};
