import assert from 'node:assert/strict';

/**
 * The promises of the page "npm stats": the numbers are those of the API, the choices work, and
 * each failure of the API is explained.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, env }) {
  const choose = async (field, option) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const total = async (period, name) => {
    const response = await fetch(`${env.NPM_DOWNLOADS_API}/downloads/range/${period}/${name}`);
    const { downloads } = await response.json();
    return downloads.reduce((sum, day) => sum + day.downloads, 0).toLocaleString('en-US');
  };

  await page.getByText(await total('last-year', 'react')).waitFor();
  await page.getByText(await total('last-year', 'vue')).waitFor();
  await page.getByText('Total Rows: 52').waitFor();

  await choose('Package', '@mui/material');
  await choose('Period', 'Last 30 days, by day');
  await page.getByText('Downloads of @mui/material').waitFor();
  await page.getByText(await total('last-month', '@mui/material')).waitFor();
  await page.getByText('Total Rows: 30').waitFor();

  const ask = async (name, period = 'last-week') => {
    const answer = await page.request.post(`${url}/prod/api/data/downloads/one`, {
      data: { name, period },
    });
    return answer.json();
  };
  const { data } = await ask('react');
  assert.equal(data.points.length, 7);
  assert.deepEqual(
    (await ask('left-pad')).error.message,
    'left-pad is not in the list of packages.',
  );

  assert.equal(
    (await ask('react', '../point/last-week')).error.message,
    'Choose a week, a month or a year.',
  );

  await choose('Compare with', 'angular');
  await page.getByText('npm has no downloads of angular.').first().waitFor();
  await page.getByText('Total Rows: 30').waitFor();
}
