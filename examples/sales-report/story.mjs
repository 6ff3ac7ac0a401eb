import { addUp, group } from './steps.mjs';

/** The app without the bar that marks a preview and without the navigation. */
const CONTENT = { clip: { x: 318, y: 112, width: 1122, height: 450 } };

/**
 * Shows a grid with a pinned column, grouped rows and sums.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ newPage, picture, url }) {
  const app = await newPage();
  await app.goto(`${url}/prod/pages/sales`);
  await app.getByText('Kristiansand').waitFor();
  await group(app);
  await addUp(app);
  await app.getByRole('gridcell', { name: /North/ }).getByRole('button').click();
  await app.getByText('Tromsø').waitFor();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(1200);
  await picture(app, 'components/data-grid/grouping', CONTENT);
  await app.close();
}
