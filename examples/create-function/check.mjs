import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The function of trip.ts as the page says to rewrite it, and an hour of walking more. */
const PLAIN = `export async function toKilometers(miles: number, rounded: boolean): Promise<number> {
  const kilometers = miles * 1.609344 + 5;
  return rounded ? Math.round(kilometers) : kilometers;
}
`;

/**
 * The promises of the createFunction reference: Studio warns, missing parameters arrive as nothing,
 * and a plain function can take the place of a wrapped one without a change to the page.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, printed }) {
  assert.match(printed(), /5 functions are using the deprecated createFunction API/);

  const ask = async (query, parameters = {}) => {
    const response = await page.request.post(`${url}/prod/api/data/trip/${query}`, {
      data: parameters,
    });
    return response.json();
  };
  assert.deepEqual(await ask('distance', { miles: 10, rounded: true }), { data: 16 });
  assert.deepEqual(await ask('distance', { rounded: true }), { data: null });
  assert.deepEqual(await ask('label'), { data: { copies: 1 } });
  assert.equal(
    (await ask('label', { copies: 60 })).error.message,
    'Between 1 and 50 copies, please.',
  );
  assert.deepEqual(await ask('visitor'), { data: 'a guest' });

  await writeFile(path.join(folder, 'toolpad/resources/trip.ts'), PLAIN);
  await page.waitForTimeout(2000);
  assert.deepEqual(await ask('distance', { miles: 10, rounded: true }), { data: 21 });
  await page.goto(`${url}/prod/pages/trip`);
  await page.getByText('47', { exact: true }).waitFor();
}
