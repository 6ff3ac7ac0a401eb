import assert from 'node:assert/strict';

/**
 * The promises of "List and detail": a click on a row and a link open the record by its URL, Back
 * returns to the list, previous and next walk through it, and an unknown id says so.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url }) {
  const heading = (text) => page.getByText(text, { exact: true }).waitFor();

  await page.goto(`${url}/prod/pages/jobs`);
  await page.getByText('Hinge creaks').click();
  await page.waitForURL('**/prod/pages/job?id=1043');
  await heading('Job 1043');
  await page.goBack();
  await page.waitForURL('**/prod/pages/jobs');
  await page.getByText('Hinge creaks').click();
  await page.waitForURL('**/prod/pages/job?id=1043');
  await heading('Job 1043');

  await page.getByRole('link', { name: 'Next' }).click();
  await heading('Job 1047');
  await page.goBack();
  await heading('Job 1043');
  await page.getByRole('link', { name: 'Previous' }).click();
  await heading('Job 1042');
  await page.getByText('Freya Lund, Gazelle, blue, due on Monday').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Previous' }).count(), 0, 'the first job');
  await page.getByRole('link', { name: 'All jobs', exact: true }).last().click();
  await page.waitForURL('**/prod/pages/jobs');
  await page.getByRole('link', { name: '1051' }).click();
  await heading('Job 1051');
  assert.equal(await page.getByRole('link', { name: 'Next' }).count(), 0, 'the last job');

  for (const id of ['9', 'undefined', '1042 or 1']) {
    await page.goto(`${url}/prod/pages/job?id=${encodeURIComponent(id)}`);
    await heading(`There is no job ${id}.`);
    assert.equal(await page.getByRole('link', { name: 'Next' }).count(), 0);
  }
}
