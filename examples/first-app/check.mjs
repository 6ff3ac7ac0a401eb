import assert from 'node:assert/strict';

/**
 * The promises of "Build your first app": the tabs filter, the count follows, and the button adds
 * ten of the selected part, or says why it does not.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  const rows = page.locator('.MuiDataGrid-row');
  const restock = page.getByRole('button', { name: 'Restock' });
  const count = page.getByText('To reorder').locator('..');

  await page.getByText('Total Rows: 7').waitFor();
  await count.getByText('3', { exact: true }).waitFor();
  assert.equal(await restock.isDisabled(), true, 'nothing is selected yet');

  await page.getByRole('tab', { name: 'Filters' }).click();
  await page.getByText('Total Rows: 2').waitFor();
  await count.getByText('1', { exact: true }).waitFor();

  const oilFilter = rows.filter({ hasText: 'Oil filter W712' });
  await oilFilter.click();
  await restock.click();
  await oilFilter.getByText('13', { exact: true }).waitFor();
  await count.getByText('0', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'All' }).click();
  const bearing = rows.filter({ hasText: 'Ball bearing 6204' });
  await bearing.click();
  await restock.click();
  await page.getByText('Ball bearing 6204: a shelf holds 50 pieces.').waitFor();
  await bearing.getByText('42', { exact: true }).waitFor();

  for (const amount of [-5, 0.5, '5', undefined]) {
    const response = await page.request.post(`${url}/prod/api/data/stock/restock`, {
      data: { id: 6, amount },
    });
    assert.equal((await response.json()).error?.message, 'Restock from 1 to 1000 pieces.');
  }
}
