import fs from 'node:fs/promises';
import { expect, type Download } from '@playwright/test';
import { act, cell, row, said } from './crudTable';
import { answerLike, button, type Interactions } from './interaction';

const text = async (download: Download): Promise<string> =>
  fs.readFile(await download.path(), 'utf8');

/** Demos about where records come from and what happens to them. */
export const interactions: Interactions = {
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
  'core/react-crud/CrudFailure': async (page) => {
    await expect(cell(page, 'Lund')).toBeVisible();
    await answerLike(page, '500');
    await button(page, 'refresh').click();
    await expect(page.getByText('The server has a problem.')).toBeVisible();
    await button(page, 'Create new').click();
    await page.getByLabel('Recipient').fill('K. Nowak');
    await button(page, 'Create').click();
    await expect(said(page, 'Failed to create item. Reason: The server')).toBeVisible();
    await expect(page.getByLabel('Recipient')).toHaveValue('K. Nowak');
    await answerLike(page, '');
    await button(page, 'Create').click();
    await expect(cell(page, 'K. Nowak')).toBeVisible();
  },
  'core/react-crud/CrudBulk': async (page) => {
    await expect(cell(page, 'Lund')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await button(page, 'Export all as CSV').click();
    const lines = (await text(await downloading)).split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines.slice(0, 4)).toEqual([
      '\uFEFF"No.","City","Weight (kg)"',
      '"1","Lund","2.4"',
      `"2","'=Aarhus","0.8"`,
      '"3","Turku, port","11"',
    ]);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await button(page, 'Delete 3 selected').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(said(page, '1 of 3 were not deleted.')).toBeVisible();
    await expect(page.getByText('1–3 of 3')).toBeVisible();
    await expect(cell(page, 'Turku, port')).toBeVisible();
    await expect(cell(page, 'Lund')).toHaveCount(0);
    await expect(button(page, 'Delete 1 selected')).toBeEnabled();
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
