import assert from 'node:assert/strict';

/**
 * The promises of "Forms": required fields, a refusal that keeps what was typed, fields that are
 * cleared and a list that is read again on success only, and a search that waits for a pause.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  const reads = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"passes","passes"')) {
      reads.push(request.postData());
    }
  });
  const field = (name) => page.getByLabel(name, { exact: true });
  const add = () => page.getByRole('button', { name: 'Add pass' }).click();
  const alert = (text) => page.getByRole('alert').getByText(text);
  const holds = (name, value) =>
    page.waitForFunction(
      ([input, expected]) => document.querySelector(`input[name="${input}"]`).value === expected,
      [name, value],
    );

  await page.goto(`${url}/prod/pages/passes`);
  await page.getByText('Jan de Wit').waitFor();
  const atFirst = reads.length;
  assert.ok(atFirst > 0, 'the passes were read');

  // Required fields: nothing is sent
  await add();
  await page.getByText('Visitor (required) is required.').waitFor();
  await page.getByText('Day (required) is required.').waitFor();

  // Refused twice with the same values, then corrected
  await field('Visitor (required)').fill('Nora Falk');
  await field('Company').fill('Marlin Foods');
  await page.getByRole('combobox', { name: 'Host (required)' }).click();
  await page.getByRole('option', { name: 'Ilse Brandt' }).click();
  await field('Day (required)').click();
  await page.keyboard.type('20270306');
  for (let time = 0; time < 2; time += 1) {
    await add();
    await alert('Passes are issued for Monday to Friday.').waitFor();
    await page.waitForTimeout(500);
    await holds('visitor', 'Nora Falk');
    await holds('company', 'Marlin Foods');
    await holds('host', 'Ilse Brandt');
    await holds('day', '2027-03-06');
  }
  assert.equal(reads.length, atFirst, 'a refusal reads nothing again');
  await field('Day (required)').click();
  await page.keyboard.type('20270308');
  await add();
  await alert('Nora Falk has a pass for 2027-03-08.').waitFor();
  await page.getByRole('gridcell', { name: '2027-03-08' }).waitFor();
  await holds('visitor', '');
  await holds('company', '');
  await holds('host', '');
  await holds('day', '');
  assert.equal(reads.length, atFirst + 1, 'a success reads the passes once more');

  // The next one, with nothing left of the last
  await field('Visitor (required)').fill('Lucia Prado');
  await add();
  await page.getByText('Host (required) is required.').waitFor();

  // A day that does not exist, past the form
  const pass = { visitor: 'Ola Berg', host: 'Ilse Brandt', day: '2027-02-31' };
  const response = await page.request.post(`${url}/prod/api/data/passes/addPass`, {
    data: { values: pass },
  });
  assert.equal((await response.json()).error?.message, 'Choose a day that exists.');

  // A pause before asking
  await field('Visitor, company or host').evaluate(typeAtOnce, 'halden');
  await page.getByRole('gridcell', { name: 'Nora Falk' }).first().waitFor({ state: 'detached' });
  await page.getByText('Jan de Wit').waitFor();
  assert.equal(reads.length, atFirst + 2, 'six letters, one question');
}

/** Types faster than any pause, however slow the machine is. */
function typeAtOnce(input, text) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let end = 1; end <= text.length; end += 1) {
    set.call(input, text.slice(0, end));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
