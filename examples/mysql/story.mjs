import { widen } from '../scripts/lib/panel.mjs';
import { belowBar } from '../scripts/lib/screen.mjs';

const PAGE = 'how-to-guides/connect-to-databases';

/**
 * Takes the pictures of the page on databases: the function in the query panel, and the app.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await editor.open('tickets');
  await editor.canvas.getByText('Marine Supplies').waitFor();
  await editor.select('tickets');
  await widen({ editor, page }, 320);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByTestId('query-preview').getByText('Marine').first().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
  await picture(page, `${PAGE}/query`, { clip: await editor.part('panel') });

  const app = await newPage();
  await app.goto(`${url}/prod/pages/tickets?toolpad-display=standalone`);
  await app.getByText('New accounts for twelve pupils').click();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`, belowBar(app, 540));
  await app.close();
}
