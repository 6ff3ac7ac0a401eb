import { expect } from '@playwright/test';
import { button, heading, type Interactions, visit } from './interaction';

export const interactions: Interactions = {
  'core/all-components/AllComponentsFrame': async (page) => {
    await visit(page, 'Berths');
    await expect(page.getByRole('status')).toContainText('Berths at /berths');
  },
  'core/all-components/AllComponentsAccount': async (page) => {
    const name = page.getByRole('status');
    await expect(name).toHaveText('Olga Petrova');
    await button(page, 'Sign Out').click();
    await expect(name).toHaveText('Nobody is signed in');
    await button(page, 'Sign In').first().click();
    await expect(name).toHaveText('Olga Petrova');
    await expect(heading(page)).toHaveText('Account parts');
  },
  'core/all-components/AllComponentsHooks': async (page) => {
    const shelf = page.getByRole('status');
    await button(page, 'Add a jar').click();
    await button(page, 'Add a jar').click();
    await expect(shelf).toHaveText('2 jars, 2 since this tab is open');
    await button(page, 'Announce').click();
    await expect(page.getByText('The shelf holds 2 jars.')).toBeVisible();
    await button(page, 'Empty the shelf').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    await expect(shelf).toHaveText('0 jars, 0 since this tab is open');
  },
};
