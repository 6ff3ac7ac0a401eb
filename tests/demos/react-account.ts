import { expect } from '@playwright/test';
import { button, inAllStylings, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-account/AccountBasic': async (page) => {
    await button(page, 'Current User').click();
    await button(page, 'Sign Out').click();
    await expect(page.getByRole('status')).toContainText('Sign in to book a glider.');
    await button(page, 'Sign In').click();
    await expect(button(page, 'Current User')).toBeVisible();
  },
  'core/react-account/AccountPreviewVariants': async (page) => {
    await expect(page.getByText('jonas@bakery.example').first()).toBeVisible();
    await page.getByRole('switch', { name: 'With name and email' }).click();
    await expect(page.getByText('jonas@bakery.example')).toHaveCount(0);
  },
  ...inAllStylings('core/react-account/AccountMenu', async (page) => {
    await button(page, 'Current User').click();
    await page.getByRole('button', { name: 'Surgery' }).click();
    await expect(page.getByRole('status')).toContainText('Ward: Surgery');
  }),
  ...inAllStylings('core/react-account/AccountSlotProps', async (page) => {
    await button(page, 'Account menu').click();
    await button(page, 'Sign Out').click();
    await button(page, 'Sign In').click();
    await expect(button(page, 'Account menu')).toBeVisible();
  }),
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
};
