import { belowBar } from '../scripts/lib/screen.mjs';

const PAGE = 'examples/basic-crud-app';

/**
 * Shows the register at work: a chosen record, a refusal and the question before a record goes. Then
 * how the page looks in the editor.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, newPage, picture, url }) {
  const app = await newPage();
  const field = (name) => app.getByRole('textbox', { name, exact: true });
  const settled = async () => {
    await app.mouse.move(500, 60);
    await app.waitForTimeout(1500);
  };
  await app.setViewportSize({ width: 840, height: 760 });
  await app.goto(`${url}/prod/pages/equipment?toolpad-display=standalone`);
  await app.getByText('LT-0178', { exact: true }).click();
  await app.getByText('Edit LT-0178').waitFor();
  await field('Held by').fill('Sven Dahl');
  await settled();
  await picture(app, `${PAGE}/app`, belowBar(app, 620));

  const panel = app.locator('.MuiPaper-root').filter({ has: app.locator('form') });
  await field('Tag').fill('LT-0142');
  await app.getByRole('button', { name: 'Save' }).click();
  await app.getByText('The tag LT-0142 belongs', { exact: false }).waitFor();
  await settled();
  await picture(panel, `${PAGE}/refused`);

  await app.getByText('PR-0009', { exact: true }).click();
  await app.getByText('Edit PR-0009').waitFor();
  await app.getByRole('button', { name: 'Delete' }).click();
  await app.getByRole('dialog').getByText('Delete PR-0009, Zebra ZD421?').waitFor();
  await settled();
  await picture(app.getByRole('dialog'), `${PAGE}/confirm`);
  await app.getByRole('button', { name: 'Cancel' }).click();
  await app.close();

  await editor.open('equipment');
  await editor.canvas.getByText('LT-0142').waitFor();
  await editor.pick(editor.canvas.locator('.MuiDataGrid-root'));
  await picture(page, 'getting-started/why-toolpad/editor', { clip: await editor.whole() });
  await editor.roomy();
  await editor.pick(editor.canvas.getByRole('button', { name: 'Save' }));
  await picture(page, `${PAGE}/form`, { clip: await editor.part('work') });
}
