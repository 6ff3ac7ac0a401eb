/**
 * Shows what the editor makes of the parameters that `createFunction` declares.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture }) {
  await editor.open('trip');
  await editor.select('distance');
  await page.getByRole('button', { name: 'Run' }).first().click();
  await editor.beat(4);
  await page.mouse.move(500, 24);
  await picture(page, 'reference/api/create-function/parameters', {
    clip: { x: 250, y: 534, width: 1190, height: 262 },
  });
}
