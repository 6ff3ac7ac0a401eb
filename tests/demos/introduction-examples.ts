import { expect } from '@playwright/test';
import {
  alert,
  breadcrumbs,
  button,
  heading,
  inSidebar,
  sidebar,
  type Interactions,
} from './interaction';

const PAGE = 'core/introduction/examples';

export const interactions: Interactions = {
  [`${PAGE}/ExamplesSupportDesk`]: async (page) => {
    const count = sidebar(page).locator('.MuiChip-label');
    const solve = async () => {
      await button(page, 'Solve').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Mark as solved' }).click();
      await expect(heading(page)).toHaveText('Open tickets');
    };
    await expect(count).toHaveText('2');
    await page.getByRole('button', { name: 'The lock does not open' }).click();
    await expect(heading(page)).toHaveText('The lock does not open');
    await expect(breadcrumbs(page)).toContainText('T-204');
    await button(page, 'Reply').click();
    await page.getByRole('textbox', { name: 'Message' }).fill('A new code is on its way.');
    await button(page, 'Send').click();
    await expect(page.getByRole('log')).toContainText('A new code is on its way.');
    await solve();
    await expect(count).toHaveText('1');
    await page.getByRole('button', { name: 'Close' }).click();
    await button(page, 'Undo').click();
    await expect(count).toHaveText('2');
    await page.getByRole('button', { name: 'The lock does not open' }).click();
    await solve();
    await expect(alert(page)).toContainText('T-204 is solved.');
    await page.getByRole('button', { name: 'Charged twice for one ride' }).click();
    await solve();
    await expect(alert(page)).toContainText('T-203 is solved.');
    await inSidebar(page, 'Solved').click();
    await expect(heading(page)).toHaveText('Solved');
    await page.getByRole('link', { name: 'Bike rental desk' }).click();
    await expect(heading(page)).toHaveText('Open tickets');
  },
  [`${PAGE}/ExamplesBackOffice`]: async (page) => {
    const signIn = async (email: string, password: string) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: /Sign in/ }).click();
    };
    await signIn('clerk@museum.example', 'wrong');
    await expect(alert(page)).toHaveText('Email or password is wrong.');
    await signIn('clerk@museum.example', 'amber');
    await expect(page.getByRole('cell', { name: '118' })).toBeVisible();
    await expect(inSidebar(page, 'Payroll')).toHaveCount(0);
    await inSidebar(page, 'Shifts').click();
    await expect(alert(page)).toContainText('a clerk may not read this page');
    await button(page, 'Current User').click();
    await button(page, 'Sign Out').click();
    await signIn('planner@museum.example', 'amber');
    await expect(sidebar(page).locator('a', { hasText: 'Payroll' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
  [`${PAGE}/ExamplesTenants`]: async (page) => {
    await expect(page.getByRole('link', { name: 'Harbor pool' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Site' }).click();
    await page.getByRole('option', { name: 'Mill library' }).click();
    await expect(heading(page)).toHaveText('Reading rooms');
    await expect(heading(page)).toHaveCSS('font-family', 'Georgia, serif');
    await inSidebar(page, 'Events').click();
    await expect(page.getByText('Registered readers')).toBeVisible();
    await page.getByRole('link', { name: 'Mill library' }).click();
    await expect(heading(page)).toHaveText('Reading rooms');
  },
  [`${PAGE}/ExamplesFieldApp`]: async (page) => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await page.getByRole('button', { name: 'Oak 12' }).click();
    await expect(heading(page)).toHaveText('Oak 12');
    await page.getByRole('textbox', { name: 'What do you see?' }).fill('A loose branch');
    await button(page, 'Save report').click();
    await page.reload();
    await pages.getByRole('button', { name: 'Outbox' }).click();
    await expect(page.getByRole('list', { name: 'Reports to send' })).toContainText(
      'A loose branch',
    );
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(alert(page)).toContainText('No network');
    await page.getByRole('switch', { name: 'The phone has a network' }).click();
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(alert(page)).toContainText('All reports are sent.');
    await page.getByRole('link', { name: 'Tree patrol' }).click();
    await expect(heading(page)).toHaveText('Trees');
  },
};
