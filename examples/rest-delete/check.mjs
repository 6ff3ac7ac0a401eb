import assert from 'node:assert/strict';

/**
 * What "Delete a data grid row" says of a REST API: an id is encoded, an empty answer is no error,
 * and a refusal shows its status.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await page.goto(`${url}/prod/pages/loans`);
  const button = page.getByRole('button', { name: 'Delete' });
  await page.getByText('Total Rows: 3').waitFor();
  assert.equal(await button.isDisabled(), true, 'nothing is selected');
  await page.getByText('Projector').click();
  await button.click();
  await page.getByText('Total Rows: 2').waitFor();
  await page.getByText('Laptop 14').click();
  await button.click();
  await page.getByText(/HTTP 409 \(Conflict\)/).waitFor();
  await page.getByText('Total Rows: 2').waitFor();
}
