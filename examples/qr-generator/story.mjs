import { widen } from '../scripts/lib/panel.mjs';
import { belowBar } from '../scripts/lib/screen.mjs';

const PAGE = 'examples/qr-generator';

/**
 * Shows the finished app, a warning, and the two custom components in the editor.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, newPage, picture, url }) {
  const app = await newPage();
  await app.goto(`${url}/prod/pages/label?toolpad-display=standalone`);
  await app.getByText('29 × 29 squares').waitFor();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`, belowBar(app));

  await app.getByLabel('Squares').fill('#ffb300');
  await app.getByText('The colors are close', { exact: false }).waitFor();
  await app.mouse.move(500, 24);
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/warning`, belowBar(app));
  await app.close();

  await editor.open('label');
  await editor.canvas.getByText('29 × 29 squares').waitFor();
  await editor.select('qr');
  await widen({ editor, page }, 320);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByText('modules').last().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat(2);
  await picture(page, `${PAGE}/query`, { clip: await editor.part('panel') });
  await editor.closeQueryPanel();
  await editor.openLibrary();
  await editor.library.getByText('ColorField').scrollIntoViewIfNeeded();
  await editor.beat();
  await picture(page, `${PAGE}/library`, {
    clip: { ...(await editor.part('canvas')), width: 340 },
  });
  await page.mouse.move(1000, 24);
  await editor.beat(2);
  await editor.pick(editor.canvas.getByText('29 × 29 squares'));
  await picture(page, `${PAGE}/editor`, { clip: await editor.part('work') });
}
