import { expect } from '@playwright/test';
import { act, cell, row, said } from './crudTable';
import { button, heading, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-crud/CrudBasic': async (page) => {
    await expect(heading(page)).toHaveText('Tools');
    await button(page, 'Create new').click();
    await page.getByLabel('Tool', { exact: true }).fill('Angle grinder');
    await page.getByLabel('Shelf').fill('B4');
    await page.getByLabel('Weight (kg)').fill('2.4');
    await button(page, 'Create').click();
    await expect(said(page, 'Item created successfully.')).toBeVisible();
    await button(page, 'Go to next page').click();
    await cell(page, 'Angle grinder').click();
    await expect(page.getByText('2.4')).toBeVisible();
    await button(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(said(page, 'Item deleted successfully.')).toBeVisible();
    await button(page, 'Go to next page').click();
    await expect(cell(page, 'Step ladder')).toBeVisible();
    await expect(cell(page, 'Angle grinder')).toHaveCount(0);
    await page.locator('header a').click();
    await expect(heading(page)).toHaveText('Tools');
  },
  'core/react-crud/CrudFields': async (page) => {
    await expect(cell(page, '€ 48.50')).toBeVisible();
    await expect(row(page, 'Merganser').getByText('Not insured')).toBeVisible();
    await cell(page, 'Dunlin').click();
    await expect(page.getByText('May 3, 2026')).toBeVisible();
    await button(page, 'Edit').click();
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Rowing boat' }).click();
    await button(page, 'Edit').click();
    await expect(row(page, 'Dunlin').getByText('Rowing boat')).toBeVisible();
    await expect(row(page, 'Dunlin').getByText('5/3/2026')).toBeVisible();
    await cell(page, 'Dunlin').click();
    await button(page, 'Edit').click();
    await page.getByRole('spinbutton', { name: 'Month' }).press('Backspace');
    await button(page, 'Edit').click();
    await expect(row(page, 'Dunlin').getByText('5/3/2026')).toHaveCount(0);
  },
  'core/react-crud/CrudFormFields': async (page) => {
    await page.getByRole('combobox', { name: 'Cuisine' }).click();
    await page.getByRole('option', { name: 'Korean' }).click();
    await page.getByRole('radio', { name: '5 Stars' }).press('Space');
    await button(page, 'Save recipe').click();
    await expect(page.getByText('Describe the steps.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Method' }).fill('Knead, rest, fill, bake.');
    await button(page, 'Save recipe').click();
    await expect(page.getByRole('status')).toHaveText('Saved “Khachapuri” with 5 stars.');
    await expect(page.getByRole('combobox', { name: 'Cuisine' })).toHaveValue('Korean');
  },
  'core/react-crud/CrudValidation': async (page) => {
    await page.getByLabel('Guest').fill('Mira Solheim');
    await page.getByLabel('Email').fill('mira');
    await page.getByLabel('Children').fill('3');
    await expect(page.getByText('The hut has four beds.')).toBeVisible();
    await button(page, 'Create').click();
    await expect(page.getByText('Enter an email address.')).toBeVisible();
    await expect(page.getByLabel('Guest')).toHaveValue('Mira Solheim');
    await page.getByLabel('Email').fill('mira@fjell.example');
    await page.getByLabel('Children').fill('1');
    await button(page, 'Create').click();
    await expect(said(page, 'Item created successfully.')).toBeVisible();
    await expect(page.getByLabel('Guest')).toHaveValue('');
  },
  'core/react-crud/CrudSlots': async (page) => {
    await expect(page.getByText('Teas below 200 g are set in bold.')).toBeVisible();
    await expect(cell(page, 'Lapsang')).toHaveCSS('font-weight', '700');
    await expect(cell(page, 'Sencha')).toHaveCSS('font-weight', '400');
    await expect(page.getByRole('columnheader', { name: 'Origin' })).toHaveCount(0);
    await button(page, 'Select columns').click();
    await page.getByRole('checkbox', { name: 'Origin' }).check();
    await expect(page.getByRole('columnheader', { name: 'Origin' })).toBeVisible();
  },
  'core/react-crud/CrudPro': async (page) => {
    await expect(cell(page, 'Bobbin')).toBeVisible();
    await page.locator('.MuiDataGrid-virtualScroller').evaluate((list) => list.scrollTo(600, 0));
    await expect(cell(page, '240')).toBeInViewport();
    await expect(cell(page, 'Bobbin')).toBeInViewport();
    await expect(page.getByText('MUI X Missing license key')).toBeAttached();
  },
  'core/react-crud/CrudComposed': async (page) => {
    const dialog = page.getByRole('dialog');
    await cell(page, 'Kale').click();
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Bed').fill('West');
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, 'Kale').getByText('West')).toBeVisible();
    await button(page, 'Create new').click();
    await expect(page.getByRole('dialog', { name: 'New plant' })).toBeVisible();
  },
  'core/react-crud/CrudReadOnly': async (page) => {
    await expect(cell(page, 'Weir')).toBeVisible();
    await expect(button(page, 'Create new')).toHaveCount(0);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await cell(page, 'Weir').click();
    await expect(page.getByText('187')).toBeVisible();
    await expect(button(page, 'Edit')).toHaveCount(0);
    await button(page, 'All stations').click();
    await expect(cell(page, 'Mill race')).toBeVisible();
  },
  'core/react-crud/CrudLocale': async (page) => {
    await act(page, 'Rayuela', 'Eliminar');
    const dialog = page.getByRole('dialog', { name: '¿Eliminar el libro?' });
    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await expect(said(page, 'Libro eliminado.')).toBeVisible();
    await expect(cell(page, 'Rayuela')).toHaveCount(0);
    await button(page, 'Nuevo libro').click();
    await expect(button(page, 'Guardar')).toBeVisible();
  },
};
