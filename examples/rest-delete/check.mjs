import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';

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
  await page.getByText('The loan is not returned yet.').waitFor();
  await page.getByText('Total Rows: 2').waitFor();
  await keepsTheToken(page, url);
}

/** The token goes to the API alone, and only the id of a loan becomes part of the URL. */
async function keepsTheToken(page, url) {
  const ask = async (query, data) =>
    (await page.request.post(`${url}/prod/api/data/loans/${query}`, { data })).json();
  const asked = [];
  const foreign = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.end('[]');
  });
  foreign.listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  try {
    const api = `http://127.0.0.1:${foreign.address().port}`;
    await ask('loans', { api });
    await ask('removeLoan', { api, id: 'c3' });
    assert.deepEqual(asked, [], 'another host was sent the token');
  } finally {
    foreign.close();
  }
  for (const id of [undefined, '', '..', '.', { id: 'c3' }]) {
    const { error } = await ask('removeLoan', { id });
    assert.match(error?.message ?? '', /^No loan has the id/);
  }
}
