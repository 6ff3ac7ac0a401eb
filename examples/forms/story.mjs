/**
 * Takes the picture of "Forms": a refusal below the form, with everything still in its fields.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ page, picture, url }) {
  await page.setViewportSize({ width: 840, height: 700 });
  await page.goto(`${url}/prod/pages/passes?toolpad-display=standalone`);
  await page.getByText('Jan de Wit').waitFor();
  await page.getByLabel('Visitor (required)').fill('Nora Falk');
  await page.getByLabel('Company', { exact: true }).fill('Marlin Foods');
  await page.getByRole('combobox', { name: 'Host (required)' }).click();
  await page.getByRole('option', { name: 'Ilse Brandt' }).click();
  await page.getByLabel('Day (required)').click();
  await page.keyboard.type('20270306');
  await page.getByRole('button', { name: 'Add pass' }).click();
  await page.getByText('Passes are issued for Monday to Friday.').waitFor();
  await page.mouse.move(450, 690);
  await page.waitForTimeout(1000);
  await picture(page, 'how-to-guides/forms/refused', {
    clip: { x: 0, y: 50, width: 840, height: 600 },
  });
}
