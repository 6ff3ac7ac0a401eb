import { expect } from '@playwright/test';
import {
  alert,
  inSidebar,
  labeled,
  note,
  signOutAndIn,
  visit,
  type Interactions,
} from './interaction';

export const interactions: Interactions = {
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
    await labeled(page, 'Switch to dark mode').click();
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
  'core/react-app-provider/AppProviderThemeLocale': async (page) => {
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText('Zeilen pro Seite:')).toBeVisible();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByText('Filas por página:')).toBeVisible();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmar' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
  },
  'core/react-app-provider/AppProviderFeedback': async (page) => {
    await page.getByLabel('Discard Wine list').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Discard Wine list')).toHaveCount(0);
    await page.getByText('Restore all').click();
    await expect(page.getByLabel('Discard Wine list')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  },
};
