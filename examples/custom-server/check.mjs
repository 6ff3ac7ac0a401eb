import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopsInOrder } from '../scripts/lib/stopping.mjs';

const CLI = path.resolve(
  fileURLToPath(import.meta.url),
  '../../node_modules/@toolpad/studio/cli.mjs',
);

/**
 * The promises of "Custom server" and "createHandler": own routes and the app side by side, headers
 * of one's own on every answer, an editor in development only, and no answer for other websites.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, command, folder }) {
  const rooms = await (await page.request.get(`${url}/api/rooms`)).json();
  assert.equal(rooms.length, 4);
  const home = await page.request.get(url);
  assert.match(await home.text(), /Room desk/);
  assert.equal(home.headers()['content-security-policy'], undefined);

  const app = await page.request.get(`${url}/tools/pages/rooms`);
  assert.equal(app.headers()['content-security-policy'], "frame-ancestors 'self'");
  assert.equal(app.headers()['x-toolpad-base'], command === 'dev' ? '/tools' : undefined);
  const editor = await page.goto(`${url}/tools/editor`);
  assert.equal(editor.status(), 200);
  if (command === 'dev') {
    await page.getByTestId('query-explorer').waitFor();
    const printed = execFileSync(process.execPath, [CLI, 'editor', `${url}/tools`], {
      encoding: 'utf8',
    });
    assert.ok(printed.includes(`please visit ${url}/tools/editor`), printed);
  } else {
    await page.getByText("The page doesn't exist in this application.").waitFor();
  }

  await page.goto(`${url}/tools`);
  await page.waitForURL(`${url}/tools/pages/rooms`);
  await page.locator('.MuiDataGrid-row').filter({ hasText: 'Tomás' }).click();
  // Somebody else is faster
  await page.request.post(`${url}/api/rooms/maple/release`);
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByText('Someone else has released this room.').waitFor();
  await page.getByText('Free now').locator('..').getByText('2', { exact: true }).waitFor();
  await page.locator('.MuiDataGrid-row').filter({ hasText: 'Ines' }).click();
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByText('Free now').locator('..').getByText('3', { exact: true }).waitFor();
  const after = await (await page.request.get(`${url}/api/rooms`)).json();
  assert.equal(after.find(({ id }) => id === 'oak').bookedBy, null);

  const strange = await page.request.post(`${url}/tools/api/data/rooms/release`, {
    data: { id: '../rooms/birch' },
  });
  assert.match((await strange.json()).error.message, /^No room has the id/);

  const headers = { origin: 'https://website.example' };
  const foreign = (path, method) => fetch(url + path, { method, headers });
  assert.equal((await foreign('/tools/pages/rooms', 'GET')).status, 403, 'other websites');
  assert.equal((await foreign('/api/rooms/cedar/release', 'POST')).status, 403);
  if (command === 'start') {
    await stopsInOrder(folder, '/tools/pages/rooms');
  }
}
