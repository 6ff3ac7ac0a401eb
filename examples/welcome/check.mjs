/**
 * The button of the page file in the overview opens the page `stock`.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await page.goto(`${url}/prod/pages/welcome`);
  await page.getByRole('button', { name: 'Open the stock list' }).click();
  await page.waitForURL('**/prod/pages/stock');
}
