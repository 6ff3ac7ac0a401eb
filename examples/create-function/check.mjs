import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The function of trip.ts as the page says to rewrite it: same name, same parameter names. */
const PLAIN = `export async function toKilometres(miles: number, rounded: boolean): Promise<number> {
  const kilometres = miles * 1.609344;
  return rounded ? Math.round(kilometres) : kilometres + 1000;
}
`;

/**
 * The promises of the createFunction reference: Studio warns, a plain function can take its place
 * without a change to the page, and missing parameters arrive as nothing.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, printed }) {
  assert.match(printed(), /3 functions are using the deprecated createFunction API/);

  const ask = async (parameters) => {
    const response = await page.request.post(`${url}/prod/api/data/trip/distance`, {
      data: parameters,
    });
    return response.json();
  };
  assert.deepEqual(await ask({ miles: 10, rounded: true }), { data: 16 });
  assert.deepEqual(await ask({ rounded: true }), { data: null });

  await writeFile(path.join(folder, 'toolpad/resources/trip.ts'), PLAIN);
  await page.waitForTimeout(3000);
  assert.deepEqual(await ask({ miles: 10, rounded: true }), { data: 16 });
  await page.reload();
  await page.getByText('42', { exact: true }).waitFor();
}
