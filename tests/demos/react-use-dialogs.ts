import { expect } from '@playwright/test';
import { button, type Interactions } from './interaction';

export const interactions: Interactions = {
  'core/react-use-dialogs/DialogsBasic': async (page) => {
    await button(page, 'Rename album').click();
    const prompt = page.getByRole('dialog', { name: 'Rename album' });
    await prompt.getByRole('textbox').fill('Lisbon 2026');
    await prompt.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText('“Lisbon 2026” has 48 photos.')).toBeVisible();
    await button(page, 'Empty album').click();
    const confirm = page.getByRole('dialog', { name: 'Empty the album?' });
    await confirm.getByRole('button', { name: 'Empty' }).click();
    await page.getByRole('dialog', { name: 'Album emptied' }).getByText('Ok').click();
    await expect(page.getByText(/has no photos/)).toBeVisible();
  },
  'core/react-use-dialogs/DialogsAsync': async (page) => {
    await button(page, 'Cancel booking').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel class' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Book again').click();
    await expect(page.getByText(/you have a seat/)).toBeVisible();
  },
  'core/react-use-dialogs/DialogsCustom': async (page) => {
    await button(page, 'Move books').click();
    const dialog = page.getByRole('dialog', { name: 'Move books to Travel' });
    await dialog.getByLabel('Number of books').fill('40');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Enter a number from 1 to 24.');
    await dialog.getByLabel('Number of books').fill('9');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/room for 15 books/)).toBeVisible();
  },
  'core/react-use-dialogs/DialogsControlled': async (page) => {
    await button(page, 'Discard').click();
    const dialog = page.getByRole('dialog', { name: 'Discard the note?' });
    await dialog.getByRole('button', { name: 'Keep writing' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Note')).toHaveValue('The north gate squeaks.');
    await button(page, 'Discard').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('status')).toHaveText('No note');
  },
  'core/react-use-dialogs/DialogsClose': async (page) => {
    await button(page, 'Pay by card').click();
    await expect(page.getByText('Paid. Thank you!')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Pay by card').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop payment' }).click();
    await expect(page.getByText('The payment was stopped.')).toBeVisible();
  },
  'core/react-use-dialogs/DialogsSave': async (page) => {
    await button(page, 'Rename boat').click();
    const dialog = page.getByRole('dialog', { name: 'Rename Kestrel' });
    await dialog.getByLabel('Name').fill('Heron');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toContainText('Another boat is called Heron.');
    await expect(dialog.getByLabel('Name')).toHaveValue('Heron');
    await dialog.getByLabel('Name').fill('Plover');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText('Berth 12: Plover.');
  },
  'core/react-use-dialogs/DialogsStacked': async (page) => {
    await button(page, 'Edit note').click();
    const note = page.getByRole('dialog', { name: 'Edit the note' });
    await note.getByLabel('Note').fill('Fog.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard the changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(note.getByLabel('Note')).toHaveValue('Fog.');
    await note.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText('Wind from the west.');
  },
  'core/react-use-dialogs/DialogsPayload': async (page) => {
    await button(page, 'Start return').click();
    const dialog = page.getByRole('dialog', { name: 'Return for order 2041, Amina Diallo' });
    await expect(dialog.getByRole('button', { name: 'Return' })).toBeDisabled();
    await dialog.getByLabel('Two cushions').check();
    await dialog.getByLabel('Refund the price').uncheck();
    await dialog.getByRole('button', { name: 'Return' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Parcels on the way back: 1, without a refund.',
    );
  },
};
