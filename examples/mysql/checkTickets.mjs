import assert from 'node:assert/strict';

/**
 * Runs a query or an action of the page.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export async function ask({ page, url }, query, parameters = {}) {
  const response = await page.request.post(`${url}/prod/api/data/tickets/${query}`, {
    data: parameters,
  });
  return response.json();
}

/**
 * The promises of the page on databases, whichever it is: the list is filtered by the database,
 * tickets are added and closed there, and values cannot break out of the statement.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export async function checkTickets(visit) {
  const { page, url } = visit;
  const rows = page.locator('.MuiDataGrid-row');

  const { data: before } = await ask(visit, 'tickets', { status: 'all' });
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
  assert.deepEqual(
    (await ask(visit, 'tickets', { status: 'all', search: "x' OR '1'='1" })).data,
    [],
  );
  assert.deepEqual((await ask(visit, 'tickets')).data, before, 'both parameters have a default');

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

  await hidesNoRefusal(page, rows);

  for (const id of [999, 'abc']) {
    const { error } = await ask(visit, 'closeTicket', { id });
    assert.match(error.message, new RegExp(`no ticket ${id}`));
  }
  for (const customer of ['  ', { a: 1 }, undefined]) {
    const { error } = await ask(visit, 'addTicket', { customer, subject: 'Printer' });
    assert.match(error.message, /needs a customer and a subject/);
  }
}

/** The refusal of one action does not hide that of another. */
async function hidesNoRefusal(page, rows) {
  const requests = '**/api/runtime-rpc';
  const error = { message: 'There is no ticket 6.' };
  await page.route(requests, (route) =>
    route.request().postData()?.includes('"closeTicket"')
      ? route.fulfill({ json: { result: JSON.stringify({ json: { error } }) } })
      : route.continue(),
  );
  await page.getByLabel('Customer', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Add ticket' }).click();
  await page.getByText('A ticket needs a customer and a subject.').waitFor();
  await rows.last().click();
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByText('There is no ticket 6.').waitFor();
  await page.unroute(requests);
}
