const PAGE = 'how-to-guides/connect-to-googlesheets';

/**
 * Takes the pictures of the page on Google Sheets, with a stand-in for Google.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await editor.open('bookings');
  await editor.canvas.getByText('Leaflets, old town').waitFor();
  await editor.select('bookings');
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByTestId('query-preview').getByText('Noor').first().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
  await picture(page, `${PAGE}/query`, { clip: { x: 250, y: 534, width: 1190, height: 262 } });

  const app = await newPage();
  await app.goto(`${url}/prod/pages/bookings`);
  await app.getByText('School trip to the harbour').click();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`);
  await app.close();
}
