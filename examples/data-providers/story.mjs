import { belowBar } from '../scripts/lib/screen.mjs';

const PAGE = 'concepts/data-providers';

/**
 * Takes the pictures of the page on data providers.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await editor.open('invoices');
  await editor.canvas.getByText('2026-0002').waitFor();
  await editor.pick(editor.canvas.locator('.MuiDataGrid-root'));
  // The inspector shows the field of the provider after a change of the source.
  await page.getByRole('button', { name: 'Direct' }).click();
  await page.getByRole('button', { name: 'Data provider' }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => /^invoices/.test(value)),
  );
  await picture(page, `${PAGE}/connect`, { clip: await editor.part('work', 420) });

  const app = await newPage();
  await app.goto(`${url}/prod/pages/invoices?toolpad-display=standalone`);
  const row = app.locator('.MuiDataGrid-row').filter({ hasText: '2026-0003' });
  await row.getByLabel('Edit row with id "3"').waitFor();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`, belowBar(app));
  await row.getByLabel('Edit row with id "3"').click();
  await row.getByRole('textbox').first().fill('Harbour Authority');
  await app.waitForTimeout(1000);
  await picture(app, `${PAGE}/edit`, belowBar(app, 300));
  await row.getByLabel('Save updates to row with id "3"').click();
  await app.getByText('Record updated successfully').waitFor();
  await picture(app, `${PAGE}/saved`, belowBar(app));
  await app.getByLabel('Delete row with id "2"').click();
  await app.getByText(/a paid invoice has to stay/).waitFor();
  await picture(app, `${PAGE}/refused`, {
    clip: { x: 0, y: 400, width: 840, height: 240 },
  });
  await app.close();
}
