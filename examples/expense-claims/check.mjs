import assert from 'node:assert/strict';

/**
 * The promises of "Event handling" about successes and notifications, and of "Custom components"
 * about what the code of an event reads.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  await checkResult(page, url);
  await checkEvents(page, url);
}

async function checkResult(page, url) {
  const reads = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"claims","claims"')) {
      reads.push(request.url());
    }
  });
  const approve = page.getByRole('button', { name: 'Approve' });
  const alert = page.locator('.MuiSnackbar-root').getByRole('alert');
  await page.goto(`${url}/prod/pages/claims`);
  await page.getByText('Book "Radio engineering"').waitFor();
  assert.equal(await approve.isDisabled(), true, 'nothing is selected');
  const atFirst = reads.length;
  assert.ok(atFirst > 0, 'the claims were read');

  await page.getByText('Tomas Lindqvist').click();
  await approve.click();
  await alert.getByText('The claim of Tomas Lindqvist has no receipt.').waitFor();
  await page.waitForTimeout(1000);
  assert.equal(reads.length, atFirst, 'a failure reads nothing again');
  await alert.getByRole('button', { name: 'Close' }).click();
  await alert.waitFor({ state: 'detached' });

  await page.getByText('Ines Moreau').click();
  await approve.click();
  await alert.getByText('Approved the claim of Ines Moreau.').waitFor();
  await page
    .getByRole('row', { name: /Ines Moreau/ })
    .getByTestId('CheckIcon')
    .waitFor();
  assert.equal(reads.length, atFirst + 1, 'a success reads the claims once more');
  await alert.waitFor({ state: 'detached' });

  // Two successes within five seconds: the second message has five seconds of its own
  await page.clock.install();
  await page.goto(`${url}/prod/pages/claims`);
  await page.getByText('Ines Moreau').click();
  await approve.click();
  await alert.getByText('Approved the claim of Ines Moreau.').waitFor();
  await page.clock.fastForward(3500);
  const readAgain = page.waitForResponse((response) =>
    response.request().postData()?.includes('"claims","claims"'),
  );
  await approve.click();
  await readAgain;
  await page.clock.runFor(3500);
  assert.equal(await alert.count(), 1, 'the second message is still there');
  await page.clock.runFor(3500);
  await alert.waitFor({ state: 'detached' });
}

async function checkEvents(page, url) {
  await page.goto(`${url}/prod/pages/amounts`);
  await page.getByRole('button', { name: '1', exact: true }).click();
  await page.getByText('Before: 1').waitFor();
  await page.getByText('After: 2').waitFor();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByText('Before: 2').waitFor();
  await page.getByText('After: 3').waitFor();
  await page.evaluate(() => window.toggleDevtools());
  await page.locator('.tsqd-parent-container').waitFor({ state: 'attached' });
}
