import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What the pages about the Data Grid, the List and deleting rows promise.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder }) {
  await select({ page, url });
  await showDates({ page, url, folder });
  await deleteSelected({ page, url, folder });
  await editIsLost({ page });
  await deleteWithProvider({ page, url });
  await handOver({ page, url });
  await refuseStrangeRecords({ page, url, folder });
}

/** Pointer and keyboard select and deselect; a heading sorts by the value behind a component. */
async function select({ page, url }) {
  await page.goto(`${url}/prod/pages/equipment`);
  const cell = page.getByRole('gridcell', { name: 'Orion 6K cinema camera' });
  await cell.click();
  await page.getByText('Selected: Orion 6K cinema camera').waitFor();
  await cell.click({ modifiers: ['ControlOrMeta'] });
  await page.getByText('Select a row to delete it.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await page.getByText('Selected: Orion 4K documentary kit').waitFor();

  const wear = page.getByRole('columnheader', { name: 'Wear' });
  await wear.click();
  await page.locator('[aria-sort="ascending"]').waitFor();
  await wear.click();
  await page.locator('[aria-sort="descending"]').waitFor();
  const first = page.locator('.MuiDataGrid-row').first();
  await first.getByText('Replace soon').waitFor();
}

/**
 * Two faults that the page names: a day is shown as the day before west of Greenwich, and an empty
 * date as today.
 */
async function showDates({ page, url, folder }) {
  const file = path.join(folder, 'data/equipment.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"2024-03-11"', 'null'));
  const context = await page
    .context()
    .browser()
    .newContext({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 796 } });
  const west = await context.newPage();
  await west.goto(`${url}/prod/pages/equipment`, { timeout: 180_000 });
  const row = (name) => west.locator('.MuiDataGrid-row').filter({ hasText: name });
  await row('Orion 4K documentary kit').getByText('Jun 1, 2021').waitFor();
  const today = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeZone: 'America/New_York',
  }).format();
  assert.match(await row('Orion 6K cinema camera').innerText(), new RegExp(today));
  await context.close();
  await writeFile(file, text);
}

async function deleteSelected({ page, url, folder }) {
  const button = page.getByRole('button', { name: 'Delete' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' });
  await page.goto(`${url}/prod/pages/equipment`);
  await page.getByText('Total Rows: 9').waitFor();
  assert.equal(await button.isDisabled(), true, 'nothing is selected yet');
  assert.equal(await page.getByRole('button', { name: 'Export' }).count(), 0, 'no toolbar');

  await page.getByText('Granite 100 fluid tripod').click();
  await page.getByText('Selected: Granite 100 fluid tripod').waitFor();
  await button.click();
  await page.getByText('Delete Granite 100 fluid tripod?').waitFor();
  await confirm.click();
  await page.getByText('Total Rows: 8').waitFor();
  await page.getByText('Select a row to delete it.').waitFor();
  const stored = await readFile(path.join(folder, 'data/equipment.json'), 'utf8');
  assert.doesNotMatch(stored, /Granite 100/);

  await page.getByText('Brightside 600 W panel').click();
  await button.click();
  await confirm.click();
  await page.getByText('Brightside 600 W panel is rented out and cannot be deleted.').waitFor();
  await page.getByText('Total Rows: 8').waitFor();
}

/** What is typed into a grid with direct rows is gone after the next answer of the query. */
async function editIsLost({ page }) {
  await page.getByText('Travel carbon tripod').dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Typed name');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: 'Typed name' }).waitFor();
  await page.getByText('Vela 24–70 mm zoom').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Total Rows: 7').waitFor();
  await page.getByText('Travel carbon tripod').waitFor();
}

async function deleteWithProvider({ page, url }) {
  await page.goto(`${url}/prod/pages/bookings`);
  await page.getByText('1–14 of 14').waitFor();
  await page.getByLabel('Delete row with id "2043"').click();
  await page.getByText('Record deleted successfully').waitFor();
  await page.getByText('1–13 of 13').waitFor();
  await page.getByLabel('Delete row with id "2042"').click();
  await page.getByText('Failed to delete a record, booking 2042 is paid and has to stay').waitFor();
  await page.getByText('1–13 of 13').waitFor();

  await page.getByRole('button', { name: 'Export' }).click();
  assert.deepEqual(await page.getByRole('menuitem').allInnerTexts(), [
    'Download as CSV',
    'Download as Excel',
    'Print',
  ]);
  await page.keyboard.press('Escape');
}

async function handOver({ page, url }) {
  await page.goto(`${url}/prod/pages/pickups`);
  const item = page.getByRole('listitem').filter({ hasText: 'Harbour TV' });
  await item.getByRole('button', { name: 'Hand over' }).click();
  await item.getByRole('button', { name: 'Handed over' }).waitFor();
  await page.getByText('2 pick-ups are still open').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Hand over', exact: true }).count(), 2);

  // Somebody else was faster
  const other = page.getByRole('listitem').filter({ hasText: 'Elif Aydin' });
  await page.request.post(`${url}/prod/api/data/pickups/handOver`, { data: { id: 2 } });
  await other.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('Elif Aydin has already picked everything up.').waitFor();
  await other.getByRole('button', { name: 'Handed over' }).waitFor();
}

/** Unknown ids are refused, and a request changes no field that the grid does not offer. */
async function refuseStrangeRecords({ page, url, folder }) {
  const call = async (name, ...params) => {
    const response = await page.request.post(`${url}/prod/api/runtime-rpc`, {
      data: { name, params: ['bookings.ts', 'default', ...params] },
    });
    const { result, error } = await response.json();
    return error ? { error: error.message } : JSON.parse(result).json;
  };
  const stored = async () =>
    JSON.parse(await readFile(path.join(folder, 'data/bookings.json'), 'utf8'));
  const before = await stored();
  const update = 'updateDataProviderRecord';
  assert.match((await call(update, 9999, { customer: 'X' })).error, /no booking 9999/);
  assert.match((await call('deleteDataProviderRecord', 9999)).error, /no booking 9999/);
  assert.match((await call(update, 2041, { days: -1 })).error, /days/);
  assert.match((await call('createDataProviderRecord', {})).error, /customer/);
  const whole = { customer: 'Ada', item: 'Tripod' };
  for (const from of ['2025-02-31', 'Invalid Date']) {
    assert.match((await call('createDataProviderRecord', { ...whole, from })).error, /date/);
  }
  assert.deepEqual(await stored(), before, 'a refusal changes nothing');

  await call(update, 2041, { id: 1, paid: true, note: 'x', customer: 'Harbour TV' });
  const own = before.find(({ id }) => id === 2041);
  assert.deepEqual(
    (await stored()).find(({ id }) => id === 2041),
    { ...own, customer: 'Harbour TV' },
  );

  // Users who save at the same time
  const together = await Promise.all(
    Array.from({ length: 8 }, () =>
      call('createDataProviderRecord', { ...whole, from: '2025-06-02' }),
    ),
  );
  assert.equal(new Set(together.map(({ id }) => id)).size, 8);
  assert.equal((await stored()).length, before.length + 8);

  const handOverUnknown = await page.request.post(`${url}/prod/api/data/pickups/handOver`, {
    data: { id: 9999 },
  });
  assert.match((await handOverUnknown.json()).error.message, /No pick-up has the id 9999/);
}
