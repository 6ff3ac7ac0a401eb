import assert from 'node:assert/strict';
import { checkTickets } from '../mysql/checkTickets.mjs';

/** @param {import('../scripts/check.mjs').Visit} visit */
export default async function check(visit) {
  await checkTickets(visit);
  await checkEditing(visit);
}

/** The grid edits rows in the database, and a request gets neither a column nor a value past it. */
async function checkEditing({ page, url }) {
  await page.goto(`${url}/prod/pages/editing`);
  const row = page.locator('.MuiDataGrid-row[data-id="3"]');
  await row.getByLabel('Edit row with id "3"').click();
  await row.getByRole('textbox').last().fill('waiting');
  await row.getByLabel('Save updates to row with id "3"').click();
  await page.getByText('Record updated successfully').waitFor();
  await page.getByRole('columnheader', { name: 'Subject' }).click();
  await page.locator('.MuiDataGrid-row').first().getByText('Card reader refuses').waitFor();

  const call = async (name, ...params) => {
    const response = await page.request.post(`${url}/prod/api/runtime-rpc`, {
      data: { name, params: ['ticketRows.ts', 'default', ...params] },
    });
    const { result, error } = await response.json();
    return error ? { error: error.message } : JSON.parse(result).json;
  };
  const read = (field, operator = 'contains', value = '') =>
    call('getDataProviderRecords', {
      paginationModel: { start: 0, pageSize: 100 },
      filterModel: { logicOperator: 'and', items: [{ field, operator, value }] },
      sortModel: [{ field, sort: 'asc' }],
    });
  assert.equal((await read('subject', 'contains', 'PRINTER')).records[0].id, 2);
  assert.match((await read('id; DROP TABLE tickets')).error, /no column/);
  assert.match((await read('id', 'isAnyOf', ['1'])).error, /only the filter/);
  assert.match((await read('id', 'isEmpty')).error, /only the filter/);
  assert.equal((await read('status')).records.find(({ id }) => id === 3).status, 'waiting');
  const update = 'updateDataProviderRecord';
  assert.match((await call(update, 999, { customer: 'X' })).error, /no ticket 999/);
  assert.match((await call(update, 'abc', { customer: 'X' })).error, /no ticket abc/);
  assert.match((await call(update, 3, { status: 'lost' })).error, /the status is/);
  assert.match((await call(update, 3, { customer: ' ' })).error, /needs a customer/);
  assert.match((await call(update, 3, { customer: { a: 1 } })).error, /needs a customer/);
  assert.match((await call('createDataProviderRecord', {})).error, /needs a customer/);
  const { id } = await call('createDataProviderRecord', { customer: 'A', subject: 'B', id: 3 });
  assert.ok(id > 6, 'a request does not choose the id');
}
