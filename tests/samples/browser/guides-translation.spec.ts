import { expect, integrationTest } from '../support/integrationApp';

const test = integrationTest('guides/translation', {
  settings: 'integrations/react-router',
  without: ['Right-to-left languages'],
  files: { 'next.config.ts': null },
});

test.use({ locale: 'en-US', timezoneId: 'Europe/Berlin' });

test('shows the day in front of the month in the list, in the details and in the form', async ({
  page,
}) => {
  await page.goto('/events');
  await page.getByRole('gridcell', { name: '3.5.2027' }).click();
  await expect(page.getByText('3. Mai 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByRole('group', { name: 'Beginn' })).toHaveText(/03\.05\.2027/);
});

test('begins the week with Monday, and saves the day that the user has chosen', async ({
  page,
}) => {
  await page.goto('/events/1/edit');
  await page.getByRole('button', { name: /Datum auswählen|Wählen/ }).click();
  await expect(page.getByText('Mai 2027')).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Montag');
  await page.getByRole('gridcell', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByText('Der Eintrag ist geändert.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '4.5.2027' })).toBeVisible();
});
