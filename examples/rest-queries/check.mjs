import assert from 'node:assert/strict';

/**
 * The promises of "HTTP requests": URL query, form body and transform, and a status as the error.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await page.goto(`${url}/prod/pages/parcels`);
  await page.getByText('Total Rows: 7').waitFor();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Delivered' }).click();
  await page.getByText('KV-1042').waitFor({ state: 'detached' });
  await page.getByText('KV-1045').click();
  await page.getByLabel('What happened', { exact: true }).fill('Wrong street');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText(/^Filed as INC-30\d\.$/).waitFor();
  await page.locator('.MuiDataGrid-row').getByText('Wrong street').first().waitFor();

  // The URL is fixed: no parameter reaches it
  const response = await page.request.post(`${url}/prod/api/data/parcels/parcels`, {
    data: { url: 'http://127.0.0.1:9/', status: 'Nowhere' },
  });
  assert.deepEqual(await response.json(), { data: [] });
}
