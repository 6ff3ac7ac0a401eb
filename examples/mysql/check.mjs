import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import mysql from 'mysql2/promise';

/**
 * The promises of the page on MySQL: the list is filtered by the database, tickets are added and
 * closed there, values cannot break out of the statement, and what the account may not do fails.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command, env }) {
  const ask = async (query, parameters = {}) => {
    const response = await page.request.post(`${url}/prod/api/data/tickets/${query}`, {
      data: parameters,
    });
    return response.json();
  };
  const rows = page.locator('.MuiDataGrid-row');

  const { data: before } = await ask('tickets', { status: 'all' });
  assert.deepEqual(
    before.find(({ id }) => id === 3),
    {
      id: 3,
      customer: 'Marine Supplies',
      subject: 'Scanner loses its connection',
      status: 'open',
      hours: 3.25,
      opened: '2026-03-03',
    },
  );
  assert.deepEqual((await ask('tickets', { status: 'all', search: "x' OR '1'='1" })).data, []);

  await page.goto(`${url}/prod/pages/tickets`);
  await page.getByLabel('Customer or subject').fill('invoice');
  await page.getByText('Total Rows: 1').waitFor();
  await page.getByLabel('Customer or subject').fill('');

  await page.getByRole('button', { name: 'Add ticket' }).click();
  await page.getByText('A ticket needs a customer and a subject.').waitFor();
  await page.getByLabel('Customer', { exact: true }).fill("O'Hara Flowers");
  await page.getByLabel('Subject', { exact: true }).fill('Till prints no receipts');
  await page.getByRole('button', { name: 'Add ticket' }).click();
  const added = rows.filter({ hasText: 'Till prints no receipts' }).first();
  await added.getByText("O'Hara Flowers").waitFor();
  await added.click();
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await added.getByText('closed').waitFor();

  assert.match((await ask('closeTicket', { id: 999 })).error.message, /no ticket 999/);
  assert.match((await ask('tickets', {})).error.message, /must not contain undefined/);
  if (command === 'dev') {
    await assertOnePool(page, url, path.join(folder, 'toolpad/resources/tickets.ts'), env);
  }
}

/** A saved file is loaded again; the connections of the former one must not stay open beside it. */
async function assertOnePool(page, url, file, env) {
  const observer = await mysql.createConnection({
    host: env.MYSQL_HOST,
    port: Number(env.MYSQL_PORT),
    user: env.MYSQL_USER,
    password: env.MYSQL_PASSWORD,
  });
  const open = async () => (await observer.query('SHOW PROCESSLIST'))[0].length;
  const call = async (name, ...parameters) => {
    const response = await page.request.post(`${url}/prod/api/runtime-rpc`, {
      data: { name: 'execFunction', params: ['tickets.ts', name, parameters] },
    });
    const { result } = await response.json();
    return result && JSON.parse(result).json.data;
  };
  const source = await readFile(file, 'utf8');
  try {
    const before = await open();
    for (const round of [1, 2, 3]) {
      await writeFile(file, `${source}\nexport const round = async () => ${round};\n`);
      while ((await call('round')) !== round) {
        await page.waitForTimeout(300);
      }
      assert.ok((await call('listTickets', 'all')).length > 0);
    }
    assert.equal(await open(), before, 'connections of earlier versions of the file');
  } finally {
    await writeFile(file, source);
    await observer.end();
  }
}
