import { widen } from '../scripts/lib/panel.mjs';

/**
 * Shows what the editor makes of the parameters that `createFunction` declares.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture }) {
  await editor.open('trip');
  await editor.select('distance');
  await widen({ editor, page }, 320);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await editor.beat(4);
  await page.mouse.move(500, 24);
  await picture(page, 'reference/api/create-function/parameters', {
    clip: await editor.part('panel'),
  });
}
