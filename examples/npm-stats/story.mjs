import { widen } from '../scripts/lib/panel.mjs';
import { belowBar } from '../scripts/lib/screen.mjs';

const PAGE = 'examples/npm-stats';

/**
 * Shows the finished app, and how its choices, its query and its chart are set in the editor.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, newPage, picture, url }) {
  const app = await newPage();
  await app.goto(`${url}/prod/pages/downloads?toolpad-display=standalone`);
  await app.getByText('Total Rows: 52').waitFor({ state: 'attached' });
  await app.locator('.MuiMarkElement-root').first().waitFor();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`, belowBar(app));
  await app.close();

  await editor.open('downloads');
  await editor.canvas.locator('.MuiMarkElement-root').first().waitFor();
  await editor.select('one');
  await widen({ editor, page }, 320);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByText('"2025-11-01"').waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
  await picture(page, `${PAGE}/query`, { clip: await editor.part('panel') });
  await editor.closeQueryPanel();
  await editor.select('chart');
  await page.mouse.move(500, 24);
  await editor.beat(2);
  await picture(page, `${PAGE}/chart`, { clip: await editor.part('work') });
}
