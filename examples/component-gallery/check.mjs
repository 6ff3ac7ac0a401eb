import assert from 'node:assert/strict';

/**
 * What the reference of the Button and of the Metric says: event code sets a field by its default
 * value, and a number can have any format of the browser.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await page.goto(`${url}/prod/pages/button`);
  const note = page.getByRole('textbox', { name: 'Note' });
  assert.equal(await note.inputValue(), 'Waiting for a decision');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForFunction(() => document.querySelector('input')?.value === 'Approved');

  await page.goto(`${url}/prod/pages/metric`);
  await page.getByText('12,400 kg', { exact: true }).waitFor();
}
