import { expect, type Locator, type Page } from '@playwright/test';
import { button, heading, type Interactions } from './interaction';

const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

const cell = (page: Page, text: string): Locator =>
  page.getByRole('gridcell', { name: text, exact: true });

const act = (page: Page, text: string, action: string): Promise<void> =>
  row(page, text).getByRole('menuitem', { name: action }).click();

const said = (page: Page, text: string): Locator => page.getByRole('alert').getByText(text);

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
  'core/react-crud/CrudServerSide': async (page) => {
    const query = page.getByRole('status').filter({ hasText: 'Last query' });
    await expect(page.getByText('1–5 of 48')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Magnitude' }).click();
    await expect(query).toContainText('"magnitude asc"');
    await button(page, 'Go to next page').click();
    await expect(query).toContainText('"page":1');
    await button(page, 'Search').click();
    await page.getByRole('searchbox').fill('lyra');
    await expect(page.getByText('1–5 of 8')).toBeVisible();
    await expect(query).toContainText('"search":["lyra"]');
  },
  'core/react-crud/CrudCache': async (page) => {
    const status = page.getByRole('status').filter({ hasText: 'Visit' });
    await expect(status).toHaveText('Visit 1, requests 1');
    await button(page, 'Leave and come back').click();
    await expect(status).toHaveText('Visit 2, requests 2');
    await button(page, 'Shared').click();
    await expect(status).toHaveText('Visit 2, requests 3');
    await expect(cell(page, '09:15')).toBeVisible();
    await button(page, 'Leave and come back').click();
    await expect(cell(page, '09:15')).toBeVisible();
    await expect(status).toHaveText('Visit 3, requests 3');
    await button(page, 'Clear shared cache').click();
    await button(page, 'Leave and come back').click();
    await expect(status).toHaveText('Visit 4, requests 4');
  },
  'core/react-crud/CrudSlots': async (page) => {
    await expect(page.getByText('Fewer than 200 g are set in bold.')).toBeVisible();
    await expect(cell(page, 'Lapsang')).toHaveCSS('font-weight', '700');
    await expect(cell(page, 'Sencha')).toHaveCSS('font-weight', '400');
    await expect(page.getByRole('columnheader', { name: 'Origin' })).toHaveCount(0);
    await button(page, 'Select columns').click();
    await page.getByRole('checkbox', { name: 'Origin' }).check();
    await expect(page.getByRole('columnheader', { name: 'Origin' })).toBeVisible();
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
  'core/react-crud/CrudFailure': async (page) => {
    const isDown = page.getByRole('switch', { name: 'The server is down' });
    await expect(cell(page, 'Lund')).toBeVisible();
    await isDown.click();
    await button(page, 'refresh').click();
    await expect(page.getByText('The depot does not answer.')).toBeVisible();
    await button(page, 'Create new').click();
    await page.getByLabel('Recipient').fill('K. Nowak');
    await button(page, 'Create').click();
    await expect(said(page, 'Failed to create item. Reason: The depot')).toBeVisible();
    await expect(page.getByLabel('Recipient')).toHaveValue('K. Nowak');
    await isDown.click();
    await button(page, 'Create').click();
    await expect(cell(page, 'K. Nowak')).toBeVisible();
  },
  'core/react-crud/CrudOptimistic': async (page) => {
    await act(page, 'Fig', 'Edit');
    await page.getByLabel('Jars').fill('120');
    await button(page, 'Edit').click();
    await expect(row(page, 'Fig').getByText('120')).toBeVisible();
    await expect(said(page, 'Fig is back at 12 jars. The shelf holds 99.')).toBeVisible();
    await expect(row(page, 'Fig').getByText('12', { exact: true })).toBeVisible();
  },
};
