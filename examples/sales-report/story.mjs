import { belowBar } from '../scripts/lib/screen.mjs';
import { addUp, group } from './steps.mjs';

/**
 * Shows a grid with a pinned column, grouped rows and sums.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ newPage, picture, url }) {
  const app = await newPage();
  await app.goto(`${url}/prod/pages/sales?toolpad-display=standalone`);
  await app.getByText('Kristiansand').waitFor();
  await group(app);
  await addUp(app);
  await app.getByRole('gridcell', { name: /North/ }).getByRole('button').click();
  await app.getByText('Tromsø').waitFor();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(1200);
  await picture(app, 'components/data-grid/grouping', belowBar(app, 450));
  await app.close();
}
