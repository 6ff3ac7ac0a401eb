import assert from 'node:assert/strict';
import { addUp, group } from './steps.mjs';

/**
 * What the Data Grid guide says of grouping, aggregation and pinning.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, printed }) {
  assert.match(printed(), /not covered under our MIT License/);
  const headers = page.getByRole('columnheader');
  const grid = page.getByRole('grid');
  const open = async () => {
    await page.goto(`${url}/prod/pages/sales`);
    await grid.getByText('Kristiansand').waitFor();
  };

  await open();
  assert.equal(await headers.first().innerText(), 'Shop', 'pinned to the left');
  await group(page);
  assert.equal(await grid.getByText('€NaN').count(), 3, 'a formatted number without a value');
  await addUp(page);
  await grid.getByText('€3,514').waitFor();
  assert.equal(await grid.getByText('€NaN').count(), 0);
  await page.reload();
  await grid.getByText('Kristiansand').waitFor();
  assert.equal(await grid.getByText('North (2)').count(), 0, 'grouping is forgotten');
}
