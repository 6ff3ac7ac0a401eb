/**
 * What the reference of the Select and of the Chart says: options come from a function, and the empty
 * one leads back to all rows.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await page.goto(`${url}/prod/pages/sales`);
  await page.getByText('Sum: 6420', { exact: true }).waitFor();
  const choose = async (option) => {
    await page.getByRole('combobox', { name: 'Region' }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('North');
  await page.getByText('Sum: 3660', { exact: true }).waitFor();
  await choose('All regions');
  await page.getByText('Sum: 6420', { exact: true }).waitFor();
}
