import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

/**
 * The promises of the pages on queries, HTTP requests and functions.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command, printed }) {
  const ask = async (query, parameters = {}) => {
    const response = await page.request.post(`${url}/prod/api/data/${query}`, { data: parameters });
    return response.json();
  };

  // A query follows its parameters; an action runs when asked, and its result is state
  await page.goto(`${url}/prod/pages/parcels`);
  const rows = page.locator('.MuiDataGrid-row');
  const count = page.getByText('Parcels in this list').locator('..');
  const deliver = page.getByRole('button', { name: 'Mark as delivered' });
  const choose = async (option) => {
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Delivered');
  await count.getByText('2', { exact: true }).waitFor();
  assert.equal(await deliver.isDisabled(), true, 'nothing is selected');
  await choose('On the road');
  await rows.first().click();
  await deliver.click();
  await choose('Delivered');
  await count.getByText('3', { exact: true }).waitFor();

  await keepsTheKey(ask);

  // A report
  await page.goto(`${url}/prod/pages/incidents`);
  await page.getByLabel('Parcel', { exact: true }).fill('KV-1044');
  await page.getByLabel('What happened', { exact: true }).fill('Wrong street');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText(/^Filed as INC-30\d\.$/).waitFor();
  await page.locator('.MuiDataGrid-row').getByText('Wrong street').first().waitFor();

  // A function: defaults, and an error as state
  assert.deepEqual(await ask('quote/price', { weight: 2, zone: 'City' }), { data: 7 });
  await page.goto(`${url}/prod/pages/quote`);
  await page.getByLabel('Weight in kg').fill('40');
  await page.getByText('We carry parcels from 0 to 30 kg.').waitFor();

  // Every exported function can be called by whoever reaches the app
  const direct = await page.request.post(`${url}/prod/api/runtime-rpc`, {
    data: { name: 'execFunction', params: ['pricing.ts', 'quotePrice', [2, 'Abroad']] },
  });
  assert.equal(JSON.parse((await direct.json()).result).json.data, 22);

  if (command === 'dev') {
    await survive(page, ask, path.join(folder, 'toolpad/resources'));
    await removeLine(page, ask, path.join(folder, '.env'), printed);
  }
}

/** Nothing that a browser sends decides where the key goes, or which record is changed. */
async function keepsTheKey(ask) {
  const asked = [];
  const foreign = createServer((request, response) => {
    asked.push(request.headers['x-api-key']);
    response.end('{}');
  });
  foreign.listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  const carrier = `http://127.0.0.1:${foreign.address().port}`;
  try {
    for (const query of ['parcels/parcels', 'parcels/notice', 'incidents/incidents']) {
      await ask(query, { carrier });
    }
    await ask('incidents/report', { carrier, parcel: 'KV-1042', text: 'Wet' });
    await ask('parcels/markDelivered', { carrier, number: 'KV-1042' });
    assert.deepEqual(asked, [], 'another host was sent the key');
  } finally {
    foreign.close();
  }
  for (const number of [undefined, '..', 'KV-1042/../notice', 'KV-1042?status=Delivered']) {
    const { error } = await ask('parcels/markDelivered', { number });
    assert.match(error?.message ?? '', /^No parcel has the number/);
  }
}

/** In development: a changed function is used at once, and an exported class hurts all functions. */
async function survive(page, ask, resources) {
  const file = path.join(resources, 'pricing.ts');
  const source = await readFile(file, 'utf8');
  const until = async (expected) => {
    await assert.doesNotReject(async () => {
      for (let attempt = 0; ; attempt += 1) {
        const answer = await ask('quote/price', { weight: 2, zone: 'City' });
        if (expected(answer)) {
          return;
        }
        assert.ok(attempt < 60, JSON.stringify(answer));
        await page.waitForTimeout(500);
      }
    });
  };
  await writeFile(file, source.replace('City: 6', 'City: 8'));
  await until(({ data }) => data === 9);
  await writeFile(file, `${source}\nexport class Tariff {}\n`);
  await until(({ error }) => error?.message.includes("reading 'kind'"));
  await writeFile(file, source);
  await until(({ data }) => data === 7);
}

/** A line that is removed from `.env` stays in force until a restart. */
async function removeLine(page, ask, file, printed) {
  const text = await readFile(file, 'utf8');
  const left = text.replace(/^CARRIER_API_KEY=.*\n/m, '');
  assert.notEqual(left, text);
  await writeFile(file, `${left}CARRIER_DEPOT=north\n`);
  while (!printed().includes('CARRIER_DEPOT')) {
    await page.waitForTimeout(300);
  }
  assert.equal((await ask('parcels/notice')).data, 'Yard gate B is closed until noon.');
}
