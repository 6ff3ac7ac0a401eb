import assert from 'node:assert/strict';

/**
 * The promises of the pages on data providers: pages, sorting and filters reach the server, records
 * are added, changed and deleted in the grid, and errors are shown.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  const row = (text) => page.locator('.MuiDataGrid-row').filter({ hasText: text });
  const call = async (name, ...params) => {
    const response = await page.request.post(`${url}/prod/api/runtime-rpc`, {
      data: { name, params: ['invoices.ts', 'default', ...params] },
    });
    const { result, error } = await response.json();
    return error ? { error } : JSON.parse(result).json;
  };

  // Sorting and filtering
  const { records, totalCount } = await call('getDataProviderRecords', {
    paginationModel: { start: 0, pageSize: 2 },
    filterModel: {
      items: [{ field: 'customer', operator: 'contains', value: 'marine' }],
      logicOperator: 'and',
    },
    sortModel: [{ field: 'amount', sort: 'desc' }],
  });
  assert.equal(records.length, 2);
  assert.ok(totalCount > 50 && records[0].amount >= records[1].amount);
  assert.deepEqual(await call('introspectDataProvider'), {
    paginationMode: 'index',
    hasDeleteRecord: true,
    hasUpdateRecord: true,
    hasCreateRecord: true,
  });

  const filtered = (item) =>
    call('getDataProviderRecords', {
      paginationModel: { start: 0, pageSize: 1 },
      filterModel: { items: [item], logicOperator: 'and' },
      sortModel: [],
    });
  assert.equal((await filtered({ field: 'customer', operator: 'isEmpty' })).totalCount, 0);
  assert.equal((await filtered({ field: 'customer', operator: 'isNotEmpty' })).totalCount, 250);
  assert.equal((await filtered({ field: 'customer', operator: 'contains' })).totalCount, 250);
  const due = { field: 'due', operator: 'is', value: '2026-01-15T00:00:00.000Z' };
  assert.equal((await filtered(due)).totalCount, 3);
  const strange = await filtered({ field: 'constructor', operator: 'isNotEmpty' });
  assert.match(strange.error.message, /no field "constructor"/);

  const six = { field: 'number', operator: 'equals', value: '2026-0006' };
  const [before6] = (await filtered(six)).records;

  // Pages
  await page.goto(`${url}/prod/pages/invoices`);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await row('2026-0101').waitFor();
  await page.getByRole('button', { name: 'Go to previous page' }).click();

  // Change one
  await row('2026-0003').getByLabel('Edit row with id "3"').click();
  await row('2026-0003').getByRole('textbox').first().fill('Harbour Authority');
  await row('2026-0003').getByLabel('Save updates to row with id "3"').click();
  await page.getByText('Record updated successfully').waitFor();
  await row('Harbour Authority').waitFor();

  // Add one without a customer, then with
  await page.getByRole('button', { name: 'Add record' }).click();
  await page.getByLabel('Save updates to new row').click();
  await page.getByText('Failed to create a record, an invoice needs a customer.').waitFor();
  await page.getByRole('button', { name: 'Add record' }).click();
  await page.locator('.MuiDataGrid-row--editing').getByRole('textbox').first().fill('Night School');
  await page.getByLabel('Save updates to new row').click();
  await page.getByText('New record created successfully').waitFor();
  await row('Night School').first().waitFor();

  // Delete: a paid invoice has to stay
  await row('2026-0002').getByLabel('Delete row with id "2"').click();
  await page.getByText('Failed to delete a record, a paid invoice has to stay.').waitFor();
  await row('2026-0004').getByLabel('Delete row with id "4"').click();
  await page.getByText('Record deleted successfully').waitFor();
  assert.equal(await row('2026-0004').count(), 0);

  // Only the fields of the form change, and only to sound values
  const change = (id, values) => call('updateDataProviderRecord', id, values);
  const changed = await change(6, { id: 1, paid: true, number: '1', customer: 'Night School' });
  assert.deepEqual([changed.id, changed.number, changed.paid], [6, '2026-0006', before6.paid]);
  assert.equal(changed.customer, 'Night School');
  assert.match((await change(6, { amount: 'free' })).error.message, /amount/);
  assert.match((await change(6, { customer: '' })).error.message, /customer/);
  assert.match((await change(9999, {})).error.message, /no invoice 9999/);
  assert.match((await call('deleteDataProviderRecord', 9999)).error.message, /no invoice 9999/);

  // By cursor
  await page.goto(`${url}/prod/pages/history`);
  await row('Invoice 2026-0250 sent').waitFor();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await row('Invoice 2026-0150 sent').waitFor();
  // After a last page without `totalCount`, the grid jumps back to the first.
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await row('Invoice 2026-0050 sent').waitFor();
  await page.getByText('201–250 of').waitFor();
  await page.waitForLoadState('networkidle');
  await row('Invoice 2026-0050 sent').waitFor();
}
