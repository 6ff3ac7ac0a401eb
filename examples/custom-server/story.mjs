/**
 * Shows the editor and the app under the address of the server.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, url }) {
  await page.goto(`${url}/tools/editor/app/pages/rooms`);
  await editor.ready();
  await editor.canvas.getByText('Tomás').waitFor();
  await editor.pick(editor.canvas.getByText('Meeting rooms'));
  await picture(page, 'concepts/custom-server/editor', { clip: await editor.whole() });
}
