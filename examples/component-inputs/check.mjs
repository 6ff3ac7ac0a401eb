import assert from 'node:assert/strict';

/**
 * The promises of the guides to the button, the text field and the date picker.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  const open = (name) => page.goto(`${url}/prod/pages/${name}`);
  const field = (name) => page.getByRole('textbox', { name, exact: true });
  const button = (name) => page.getByRole('button', { name });

  await open('buttons');
  await button('Print labels').click();
  await page.locator('.MuiButton-loading').nth(1).waitFor();
  await page.getByText('24 labels came out of the packing room.').waitFor();
  assert.equal(await button('Print labels').isDisabled(), true, 'bound to the result');
  await open('buttons');
  await button('Print labels').click();
  await page.getByText('The labels of order 4821 are already printed.').waitFor();

  await open('suppliers');
  await field('Find a supplier').fill('voss');
  await page.getByText('1 found').waitFor();
  await field('Find a supplier').fill('');
  await button('Add supplier').click();
  await page.getByText('Company is required.').waitFor();
  await page.getByText('Ordering PIN is required.').waitFor();
  await field('Company').fill('Kv');
  await page.getByText('Company must have at least 3 characters.').waitFor();
  await field('Company').fill('Kvam Glass');
  await page.getByLabel('Ordering PIN').fill('482193');
  assert.equal(await page.getByLabel('Ordering PIN').getAttribute('type'), 'password');
  await button('Add supplier').click();
  await page.getByText('5 found').waitFor();
  assert.equal(await field('Company').inputValue(), '', 'the form is empty again');
  assert.equal(await field('Town').inputValue(), 'Bergen', 'the default is back');

  await field('Company').fill('Kvam Glass');
  await page.getByLabel('Ordering PIN').fill('482193');
  await button('Add supplier').click();
  await page.getByText('Kvam Glass is on the list already.').waitFor();
  await page.getByText('5 found').waitFor();

  await field('Company').fill('   ');
  await page.getByLabel('Ordering PIN').fill('482193');
  await button('Add supplier').click();
  await page.getByText('A supplier needs a company and a PIN of six digits.').waitFor();
  await page.getByText('5 found').waitFor();

  await field('Company').fill('Voss Glass');
  await page.getByLabel('Ordering PIN').fill('4821930');
  await button('Add supplier').click();
  await page.getByText('A supplier needs a company and a PIN of six digits.').waitFor();
  await page.getByText('5 found').waitFor();

  await failedQuery(page, () => open('bookings'));
  await open('bookings');
  await page.getByText('3 bookings').waitFor();
  assert.equal(await field('From').inputValue(), '05/05/2025');
  assert.equal(await field('Until').inputValue(), '16 May 2025');
  await typeDate(field('From'), '05102025');
  await page.getByText('1 bookings').waitFor();
  await button('Book the loft').click();
  await page.getByText('Day is required.').waitFor();
  await typeDate(field('Day'), '05122025');
  await page.getByText('That is a Monday.').waitFor();
  await field('Team').fill('Design');
  await button('Book the loft').click();
  await page.getByText('2 bookings').waitFor();
  await typeDate(field('Day'), '12312024');
  await field('Team').fill('Design');
  await button('Book the loft').click();
  await page.getByText('Bookings start in 2025.').waitFor();
  await page.getByText('2 bookings').waitFor();
  await invalidDate(page, { field, button });
  await page.getByText('2 bookings').waitFor();
  for (const booking of [
    { day: '2025-02-31', team: 'Design' },
    { day: ['2025-05-12'], team: 'Design' },
    { day: '2025-05-12', team: { a: 1 } },
    null,
  ]) {
    const response = await page.request.post(`${url}/prod/api/data/bookings/book`, {
      data: { booking },
    });
    assert.match((await response.json()).error.message, /^(Choose a day|Enter a team)/);
  }

  await open('looks');
  await page.getByText('Value of the disabled field: 2025-05-05').waitFor();
  assert.equal(await field('Standard, disabled').isDisabled(), true);
  const root = (name) => field(name).locator('xpath=ancestor::*[contains(@class, "MuiTextField")]');
  const wide = await root('Full width').boundingBox();
  const narrow = await root('Outlined, small').boundingBox();
  assert.ok(wide.width > 900, 'as wide as the page');
  assert.ok(narrow.width < 300);
}

/** Why the query failed stands where its number would be. */
async function failedQuery(page, open) {
  const requests = '**/api/runtime-rpc';
  await page.route(requests, (route) =>
    route.request().postData()?.includes('execQuery')
      ? route.fulfill({ json: { error: { message: 'The calendar is closed.' } } })
      : route.continue(),
  );
  await open();
  await page.getByText('The calendar is closed.').nth(1).waitFor();
  assert.equal(await page.getByText('Cannot read properties').count(), 0);
  await page.unroute(requests);
}

/** A date that does not exist counts as empty, unless it was a date before. */
async function invalidDate(page, { field, button }) {
  const day = field('Day');
  await typeDate(day, '02312025');
  await field('Team').fill('Design');
  await button('Book the loft').click();
  await page.getByText('Day is required.').waitFor();
  await typeDate(day, '05312025');
  await page.getByText('That is a Saturday.').waitFor();
  await day.click({ position: { x: 22, y: 20 } });
  await day.pressSequentially('02', { delay: 60 });
  await page.getByText('Choose a day.', { exact: true }).waitFor();
  await button('Book the loft').click();
  await page.getByText('Choose a day that exists.').waitFor();
}

async function typeDate(field, digits) {
  await field.click({ position: { x: 22, y: 20 } });
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(digits, { delay: 60 });
}
