import { widen } from '../scripts/lib/panel.mjs';
import { belowBar } from '../scripts/lib/screen.mjs';

const PAGE = 'how-to-guides/connect-to-googlesheets';

/**
 * Takes the pictures of the page on Google Sheets, with a stand-in for Google.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await editor.open('bookings');
  await editor.canvas.getByText('Leaflets, old town').waitFor();
  await editor.select('bookings');
  await widen({ editor, page }, 320);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByTestId('query-preview').getByText('Noor').first().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
  await picture(page, `${PAGE}/query`, { clip: await editor.part('panel') });

  const app = await newPage();
  await app.goto(`${url}/prod/pages/bookings?toolpad-display=standalone`);
  await app.getByText('School trip to the harbor').click();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`, belowBar(app, 520));
  await app.close();
}
