import assert from 'node:assert/strict';

/**
 * The promises of "Data binding", "Event handling" and "Page properties".
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await checkDesk(page, url);
  await checkCards(page, url);
  await checkParameters(page, url);
}

async function checkDesk(page, url) {
  const checkIn = page.getByRole('button', { name: 'Check in' });
  await page.goto(`${url}/prod/pages/arrivals`);
  await page.getByText('Select a person on the list.').waitFor();
  await page.getByText('of 8 on this list').waitFor();
  assert.equal(await checkIn.isDisabled(), true, 'nobody is selected');

  await page.getByText('Lukas Weber').click();
  await checkIn.click();
  await page.getByText('The ticket of Lukas Weber is not paid yet.').waitFor();

  const before = await arrived(page);
  await page.getByText('Priya Raman').click();
  await page.getByText('Select a person on the list.').waitFor();
  await checkIn.click();
  await page.getByText('Priya Raman is checked in.').waitFor();
  while ((await arrived(page)) === before) {
    await page.waitForTimeout(100);
  }
  assert.equal(await arrived(page), before + 1);
  assert.equal(await checkIn.isDisabled(), true, 'she has arrived');

  await page.getByLabel('Search by name').fill('so');
  await page.getByText('matching “so”').waitFor();
  await page.getByLabel('Search by name').fill('');
  await page.getByRole('tab', { name: 'Speaker' }).click();
  await page.getByText('of 2 on this list').waitFor();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await page.getByText('of 8 on this list').waitFor();

  await page.getByText('Mateusz Nowak').click();
  await page.getByRole('button', { name: 'Details' }).click();
  await page.waitForURL('**/pages/attendee?id=2');
  await page.getByText('Talks, first block').waitFor();
  assert.equal(await page.title(), 'Attendee');
}

/** The cards while the list loads, and when it cannot be loaded. */
async function checkCards(page, url) {
  const card = (label) => page.locator('.MuiPaper-root').filter({ hasText: label });
  const open = async (answer) => {
    await page.route('**/api/runtime-rpc', (route) =>
      route.request().postData()?.includes('"arrivals","attendees"')
        ? answer(route)
        : route.fallback(),
    );
    await page.goto(`${url}/prod/pages/arrivals`);
  };
  await open(() => {});
  await card('Arrived').locator('.MuiSkeleton-root').waitFor();
  assert.match(await card('Arrived').innerText(), /loading/);
  await page.unrouteAll();

  await open((route) => route.abort());
  await page.getByText('Failed to fetch').first().waitFor();
  assert.match(await card('Arrived').innerText(), /Failed to fetch/);
  assert.match(await card('Still to come').innerText(), /^0$/m);
  await page.unrouteAll();
}

async function checkParameters(page, url) {
  await page.goto(`${url}/prod/pages/attendee`);
  await page.getByText('Ingrid Solberg').waitFor();
  await page.goto(`${url}/prod/pages/attendee?id=99`);
  await page.getByText('Nobody has the number 99.').first().waitFor();

  await page.goto(`${url}/prod/pages/badge?id=3`);
  await page.getByText('Aoife Brennan').waitFor();
  assert.equal(await page.getByRole('navigation').count(), 0, 'no shell');

  await page.goto(`${url}/prod/pages/attendee?id=3&toolpad-display=standalone`);
  await page.getByText('Aoife Brennan').waitFor();
  assert.equal(await page.getByRole('navigation').count(), 0, 'no shell, by the address');
}

async function arrived(page) {
  const card = page.locator('.MuiPaper-root', { hasText: 'on this list' });
  return Number(await card.locator('.MuiTypography-h5').innerText());
}
