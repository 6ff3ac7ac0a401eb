import { expect } from '@playwright/test';
import { act, cell, said } from './crudTable';
import { answerLike, button, note, type Interactions } from './interaction';

/** Demos of the four components on their own, and of forms that depend on a server. */
export const interactions: Interactions = {
  'core/react-crud/CrudList': async (page) => {
    await cell(page, 'Paper boats').click();
    await expect(note(page)).toHaveText('Open song 2.');
    await button(page, 'Create new').click();
    await expect(note(page)).toHaveText('Open the form for a new song.');
    await act(page, 'Slow train', 'Edit');
    await expect(note(page)).toHaveText('Open the form for song 3.');
    await act(page, 'Slow train', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(note(page)).toHaveText('Song 3 is deleted.');
    await expect(cell(page, 'Slow train')).toHaveCount(0);
  },
  'core/react-crud/CrudShow': async (page) => {
    await expect(page.getByText('41')).toBeVisible();
    await button(page, 'Sand Point').click();
    await expect(page.getByText('There is no lighthouse 3.')).toBeVisible();
    await button(page, 'Gull Rock').click();
    await button(page, 'Edit').click();
    await expect(note(page)).toHaveText('Open the form for lighthouse 2.');
    await button(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('This item has been deleted.')).toBeVisible();
    await button(page, 'Cape North').click();
    await expect(page.getByText('41')).toBeVisible();
  },
  'core/react-crud/CrudCreate': async (page) => {
    await page.getByLabel('Seats').fill('4');
    await button(page, 'Create').click();
    await expect(said(page, 'Reason: A guest needs a name.')).toBeVisible();
    await expect(page.getByLabel('Seats')).toHaveValue('4');
    await page.getByLabel('Name').fill('Ada Brandt');
    await button(page, 'Create').click();
    await expect(note(page)).toHaveText('Ada Brandt: 4 seats.');
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(page.getByLabel('Seats')).toHaveValue('2');
  },
  'core/react-crud/CrudEdit': async (page) => {
    await expect(page.getByLabel('Name')).toHaveValue('Attic');
    await page.getByLabel('Seats').fill('0');
    await button(page, 'Edit').click();
    await expect(said(page, 'Reason: A room needs at least one seat.')).toBeVisible();
    await expect(page.getByLabel('Seats')).toHaveValue('0');
    await page.getByLabel('Seats').fill('8');
    await button(page, 'Edit').click();
    await expect(note(page)).toHaveText('Attic has 8 seats.');
    await button(page, 'Room 2').click();
    await expect(page.getByLabel('Name')).toHaveValue('Winter garden');
  },
  'core/react-crud/CrudOptions': async (page) => {
    await page.getByLabel('Subject').fill('Wrong invoice');
    await page.getByRole('combobox', { name: 'Team' }).click();
    await page.getByRole('option', { name: 'Billing' }).click();
    await answerLike(page, '500');
    await button(page, 'Create').click();
    await expect(said(page, 'Reason: The server has a problem.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Wrong invoice');
    await answerLike(page, '');
    await button(page, 'Create').click();
    await expect(said(page, 'Item created successfully.')).toBeVisible();
  },
  'core/react-crud/CrudDependent': async (page) => {
    const choose = async (field: string, option: string): Promise<void> => {
      await page.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Country', 'Norway');
    await choose('Harbor', 'Bergen');
    await choose('Country', 'Portugal');
    await choose('Languages of the crew', 'English');
    await page.getByRole('option', { name: 'Portuguese' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Plan the trip').click();
    await expect(page.getByText('Choose a country and a harbor.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Languages' })).toHaveText(
      'English, Portuguese',
    );
    await choose('Harbor', 'Sines');
    await page.getByRole('spinbutton', { name: 'Day' }).fill('03');
    await page.getByRole('spinbutton', { name: 'Month' }).fill('05');
    await page.getByRole('spinbutton', { name: 'Year' }).fill('2027');
    await button(page, 'Plan the trip').click();
    await expect(page.getByRole('status')).toHaveText('Sines, 03/05/2027, English and Portuguese.');
  },
  'core/react-crud/CrudServerErrors': async (page) => {
    await page.getByLabel('Login').fill('tor');
    await page.getByLabel('Email').fill('tor@fjell.example');
    await button(page, 'Create account').click();
    await expect(page.getByText('“tor” is taken.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('tor@fjell.example');
    await button(page, 'Account of Tor').click();
    await page.getByLabel('Login').fill('ines');
    await button(page, 'Save changes').click();
    await expect(page.getByText('“ines” is taken.')).toBeVisible();
    await page.getByLabel('Login').fill('torvald');
    await button(page, 'Save changes').click();
    await expect(said(page, 'torvald is saved.')).toBeVisible();
  },
};
