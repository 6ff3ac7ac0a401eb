import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The promises of the page "Basic CRUD application": records are found, added, changed and deleted,
 * mistakes are refused without losing what was typed, and the file holds the result.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder }) {
  const field = (name) => page.getByRole('textbox', { name, exact: true });
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const stored = async (tag) => {
    const items = JSON.parse(await readFile(path.join(folder, 'data/equipment.json'), 'utf8'));
    return items.find((item) => item.tag === tag);
  };

  // Find
  await page.getByText('Total Rows: 11').waitFor();
  await field('Search').fill('dell');
  await page.getByText('Total Rows: 2').waitFor();
  await field('Search').fill('');
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Printer' }).click();
  await page.getByText('Total Rows: 2').waitFor();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await page.getByText('Total Rows: 11').waitFor();

  // Add: what the form refuses, what the function refuses, and the record
  assert.equal(await page.getByRole('button', { name: 'Delete' }).isDisabled(), true);
  await save();
  await page.getByText('Tag is required.').waitFor();
  await field('Tag').fill('mn-0083');
  await field('Item').fill('Dell U2424H');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Monitor' }).click();
  await field('Held by').fill('Lena Vogt');
  await field('Bought').click();
  await page.keyboard.type('20250303');
  await save();
  await page.getByText('The tag MN-0083 belongs to another item: Dell U2723QE.').waitFor();
  await page.waitForFunction(
    () => document.querySelector('input[name="holder"]').value === 'Lena Vogt',
  );
  await field('Tag').fill('mn-0095');
  await save();
  await page.getByText('Total Rows: 12').waitFor();
  const added = { id: 12, tag: 'MN-0095', name: 'Dell U2424H', kind: 'Monitor' };
  assert.deepEqual(await stored('MN-0095'), {
    ...added,
    holder: 'Lena Vogt',
    bought: '2025-03-03',
  });
  await page.waitForFunction(() => document.querySelector('input[name="holder"]').value === '');

  // Change it, and lose nothing over a refusal
  await page.getByText('MN-0095', { exact: true }).click();
  await page.getByText('Edit MN-0095').waitFor();
  await field('Held by').fill('Sven Dahl');
  await field('Tag').fill('95');
  await save();
  await page.getByText('A tag is two letters, a hyphen', { exact: false }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('input[name="holder"]').value === 'Sven Dahl',
  );
  await field('Tag').fill('MN-0095');
  await save();
  await page.getByRole('gridcell', { name: 'Sven Dahl' }).waitFor();
  assert.equal((await stored('MN-0095')).holder, 'Sven Dahl');

  // Delete it
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Delete MN-0095, Dell U2424H?').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Total Rows: 11').waitFor();
  await page.getByText('Add an item').waitFor();
  assert.equal(await stored('MN-0095'), undefined);

  // Who asks the function without the form stores no day that does not exist
  const values = { tag: 'MN-0096', name: 'Dell U2424H', kind: 'Monitor' };
  for (const bought of ['5', '2025-02-31', '2025-02-28T10:00', '']) {
    const answer = await page.request.post(`${url}/prod/api/runtime-rpc`, {
      data: { name: 'execFunction', params: ['equipment.ts', 'saveItem', [{ ...values, bought }]] },
    });
    assert.match(await answer.text(), /Enter a full date/, `bought: "${bought}"`);
  }
  assert.equal(await stored('MN-0096'), undefined);
}
