import assert from 'node:assert/strict';

/**
 * The promises of the page on Google Sheets, kept by a stand-in for Google: rows are listed, a
 * booking is appended, and a vehicle is marked as returned.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  const ask = async (query, parameters = {}) => {
    const response = await page.request.post(`${url}/prod/api/data/bookings/${query}`, {
      data: parameters,
    });
    return response.json();
  };
  const { data: before } = await ask('bookings');
  assert.deepEqual(before[0], {
    id: 2,
    date: '2026-03-02',
    vehicle: 'Van',
    driver: 'Noor Haddad',
    purpose: 'Stage parts for the town hall',
    returned: true,
  });

  await page.goto(`${url}/prod/pages/bookings`);
  await page.getByText('Leaflets, old town').click();
  await page.getByRole('button', { name: 'Mark as returned' }).click();
  await page
    .getByText('Vehicles out')
    .locator('..')
    .getByText(String(before.filter(({ id, returned }) => !returned && id !== 4).length), {
      exact: true,
    })
    .waitFor();

  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText('A booking needs a date, a vehicle and a driver.').waitFor();
  await ask('book', { date: '2026-03-09', vehicle: 'Van', driver: 'Ida Falk', purpose: 'Fair' });
  const { data: after } = await ask('bookings');
  assert.equal(after.length, before.length + 1);
  assert.equal(after.at(-1).purpose, 'Fair');

  const sound = { date: '2026-03-10', vehicle: 'Van', driver: 'Ida Falk', purpose: 'Fair' };
  for (const wrong of [
    { date: 'Invalid Date' },
    { date: '2026-02-31' },
    { date: 20260310 },
    { driver: '  ' },
    { driver: { a: 1 } },
  ]) {
    const { error } = await ask('book', { ...sound, ...wrong });
    assert.match(error?.message ?? '', /^A booking needs/, JSON.stringify(wrong));
  }

  for (const id of ['2:E4', 1, 99]) {
    const { error } = await ask('giveBack', { id });
    assert.match(error?.message ?? '', /^There is no booking in row/);
  }
  assert.deepEqual((await ask('bookings')).data, after);
}
