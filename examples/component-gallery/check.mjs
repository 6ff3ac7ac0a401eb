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

  await page.goto(`${url}/prod/pages/form`);
  await page.getByRole('textbox', { name: 'Guest' }).fill('Ada Holm');
  const day = page.getByRole('textbox', { name: 'Day' });
  await day.click({ position: { x: 22, y: 20 } });
  await day.pressSequentially('05122025', { delay: 60 });
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText('Booked: Ada Holm, 2025-05-12').waitFor();
  await page.waitForFunction(() => document.querySelector('input')?.value === '');

  await page.goto(`${url}/prod/pages/pie`);
  await page.locator('svg').getByText('On time').waitFor();
  assert.equal(await page.locator('.MuiPieArc-root').count(), 2);

  // Three lines fit into a row of the grid
  await page.goto(`${url}/prod/pages/wrap`);
  const text = page.getByText(/^The parcel stood in the rain/);
  await text.waitFor();
  const { lines, fits } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const cell = element.closest('.MuiDataGrid-cell');
    return {
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      fits: cell.scrollHeight <= cell.clientHeight,
    };
  });
  assert.deepEqual({ lines, fits }, { lines: 3, fits: true });

  // After a submit, the field still names the file, but its value is gone; a reset clears both
  await page.goto(`${url}/prod/pages/upload`);
  const files = page.locator('input[type=file]');
  const named = () => files.evaluate((input) => input.value !== '');
  const file = { name: 'fuel.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20) };
  await files.setInputFiles([file]);
  await page.getByText('Chosen: 1').waitFor();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByText('Handed in: 1').waitFor();
  await page.getByText('Chosen: 0').waitFor();
  assert.equal(await named(), true);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.waitForFunction(() => document.querySelector('input[type=file]').value === '');

  await page.goto(`${url}/prod/pages/rating`);
  await page.getByText('3 stars given').waitFor();
  await page.locator('label', { hasText: '4 Stars' }).click();
  await page.getByText('4 stars given').waitFor();
  await page.locator('label', { hasText: '4 Stars' }).click();
  await page.getByText('0 stars given').waitFor();
}
