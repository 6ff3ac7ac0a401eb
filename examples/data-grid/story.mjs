import { customize, showCustomized } from './customizing.mjs';
import { widen } from '../scripts/lib/panel.mjs';
import { belowBar } from '../scripts/lib/screen.mjs';
import { GRID } from './places.mjs';

const LIST = 'components/list';
const DELETE = 'how-to-guides/delete-datagrid-row';

/**
 * Shows the grid and the list of the rental desk, shapes the columns of the grid, and deletes rows.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await showApp({ app: await newPage(), picture, url });
  await showListInEditor({ editor, page, picture });
  await showDeleteInEditor({ editor, page, picture });
  await customize({ editor, page, picture });
  await showCustomized({ app: await newPage(), picture, url });
}

async function showApp({ app, picture, url }) {
  const grid = app.locator('.MuiDataGrid-root');
  const settled = () => app.waitForTimeout(1200);
  const open = (page) => app.goto(`${url}/prod/pages/${page}?toolpad-display=standalone`);

  // A grid in each state
  await open('equipment');
  await grid.getByText('Travel carbon tripod').waitFor();
  await grid.getByText('Orion 6K cinema camera').click();
  await app.getByText('Selected: Orion 6K cinema camera').waitFor();
  await app.mouse.move(500, 24);
  await settled();
  await picture(app, `${GRID}/equipment`, belowBar(app));
  const header = app.getByRole('columnheader', { name: 'Kind' });
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
  await app.getByRole('menuitem', { name: 'Hide column' }).waitFor();
  await settled();
  await picture(app, `${GRID}/column-menu`, belowBar(app, 400));
  const query = '**/api/runtime-rpc';
  const requests = [];
  await app.route(query, (route) =>
    route.request().postData()?.includes('execQuery') ? requests.push(route) : route.continue(),
  );
  await open('equipment');
  await grid.waitFor();
  await app.locator('.MuiSkeleton-root').first().waitFor();
  await settled();
  await picture(app, `${GRID}/loading`, belowBar(app, 330));
  await requests[0].fulfill({
    json: { error: { message: 'The equipment list is not available.' } },
  });
  await grid.getByText('The equipment list is not available.').waitFor();
  await picture(app, `${GRID}/error`, belowBar(app, 420));
  await app.unroute(query);

  // Delete the selected row
  await app.reload();
  await grid.getByText('Granite 100 fluid tripod').click();
  await app.getByRole('button', { name: 'Delete' }).click();
  await app.getByRole('dialog').waitFor();
  await settled();
  await picture(app, `${DELETE}/confirm`, belowBar(app));
  await app.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await app.getByText('Total Rows: 8').waitFor();
  await grid.getByText('Brightside 600 W panel').click();
  await app.getByRole('button', { name: 'Delete' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await app.getByText('Brightside 600 W panel is rented out and cannot be deleted.').waitFor();
  await app.mouse.move(500, 24);
  await settled();
  await picture(app, `${DELETE}/refused`, belowBar(app));

  // A grid on a data provider
  await open('bookings');
  await grid.getByText('Rows per page').waitFor();
  await settled();
  await picture(app, `${GRID}/data-provider`, belowBar(app));
  await app.getByRole('button', { name: 'Add record' }).click();
  await app.getByLabel('Cancel updates').waitFor();
  await settled();
  await picture(app, `${GRID}/add-record`, belowBar(app, 250));
  await app.getByLabel('Cancel updates').click();
  await app.getByLabel('Delete row with id "2043"').click();
  await app.getByText('Record deleted successfully').waitFor();
  await app.waitForTimeout(600);
  await picture(app, `${DELETE}/provider`, belowBar(app));
  await app.getByText('Record deleted successfully').waitFor({ state: 'hidden' });
  await app.getByLabel('Delete row with id "2042"').click();
  await app.getByText('booking 2042 is paid').waitFor();
  await app.waitForTimeout(600);
  await picture(app, `${DELETE}/provider-refused`, belowBar(app));

  // A list
  await open('pickups');
  await app.getByText('3 pick-ups are still open').waitFor();
  await settled();
  await picture(app, `${LIST}/pickups`, belowBar(app, 420));
  await app.close();
}

async function showListInEditor({ editor, page, picture }) {
  const { canvas } = editor;
  await editor.open('pickups');
  await canvas.getByText('3 pick-ups are still open').waitFor();
  await editor.select('list');
  await picture(page, `${LIST}/editor`, { clip: await editor.part('work') });
  await editor.pick(canvas.getByText('10:30 – Elif Aydin').first());
  await editor.pick(canvas.getByText('09:00 – Northlight Films').first());
  await editor.whole();
  await page.getByLabel('Bind property "value"').click();
  await page.getByRole('dialog').locator('.monaco-editor').first().waitFor();
  await editor.beat(4);
  await picture(page.locator('.MuiDialog-paper'), `${LIST}/item-index`);
  await page.keyboard.press('Escape');
  await editor.roomy();
}

async function showDeleteInEditor({ editor, page, picture }) {
  const { canvas } = editor;
  await editor.open('equipment');
  await canvas.getByText('Orion 6K cinema camera').waitFor();
  await editor.select('remove');
  await widen({ editor, page }, 320);
  await editor.beat(2);
  await picture(page, `${DELETE}/action`, { clip: await editor.part('panel') });
  await editor.closeQueryPanel();
  await editor.pick(canvas.getByRole('button', { name: 'Delete' }));
  await picture(page, `${DELETE}/button`, { clip: await editor.part('work', 420) });
  await editor.whole();
  await page.getByLabel('Bind property "onConfirm"').click();
  await page.getByRole('dialog').locator('.monaco-editor').first().waitFor();
  await editor.beat(4);
  await picture(page.locator('.MuiDialog-paper'), `${DELETE}/on-confirm`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await editor.roomy();
}
