import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { box } from '../scripts/lib/screen.mjs';

const PAGE = 'getting-started/first-app';
const CODE = '.MuiDialog-paper .monaco-editor';

let finished = '';

/** Starts where step 5 of the tutorial does: with the query, without components. */
export async function prepare(folder) {
  const file = path.join(folder, 'toolpad/pages/stock/page.yml');
  finished = await readFile(file, 'utf8');
  const query = finished.slice(0, finished.indexOf('      parameters:'));
  await writeFile(
    file,
    `${query}      parameters:
        - name: category
          value: All
`,
  );
}

/**
 * Films how the grid of the tutorial gets to its place and to its rows, and the finished app.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film, folder, newPage, url }) {
  const grid = editor.canvas.locator('.MuiDataGrid-root');
  await editor.open('stock');
  await film(
    `${PAGE}/place-grid`,
    page,
    async (hand) => {
      await hand.point({ x: 268, y: 300 });
      await hand.watch();
      await hand.drag(editor.card('Data Grid'), async () => {
        const { x, y, width } = await box(editor.canvas.locator('#root'));
        return { x: x + width / 2, y: y + 60 };
      });
      await hand.hold(2);
    },
    { clip: await editor.part('work', 560) },
  );
  await editor.saved();

  // The button that saves is below the dialog's code.
  await editor.whole(740);
  await film(`${PAGE}/bind-rows`, page, async (hand) => {
    await hand.click(page.getByLabel('Bind property "rows"'));
    await hand.until(page.locator(`${CODE} .view-line`).first().waitFor());
    await hand.click(page.locator(CODE).first());
    await hand.type('parts.data');
    await hand.watch(1.5);
    await hand.pose();
    await hand.click(page.getByRole('button', { name: 'Update binding' }));
    await hand.until(grid.getByText('Timing belt').waitFor());
    await hand.hold(2.5);
  });
  await editor.saved();

  await writeFile(path.join(folder, 'toolpad/pages/stock/page.yml'), finished);
  await editor.canvas.getByText('To reorder').waitFor();
  const app = await newPage();
  await app.goto(`${url}/prod/pages/stock`);
  await app.getByText('Oil filter W712').waitFor();
  await app.getByText('To reorder').waitFor();
  await film(`${PAGE}/restock`, app, async (hand) => {
    await hand.click(app.getByRole('tab', { name: 'Filters' }));
    await hand.until(app.getByText('Total Rows: 2').waitFor());
    await hand.click(app.getByText('Oil filter W712'));
    await hand.click(app.getByRole('button', { name: 'Restock' }));
    const row = app.getByRole('row', { name: /Oil filter W712/ });
    await hand.until(row.getByText('13', { exact: true }).waitFor());
    await hand.hold(2.5);
    await hand.pose();
  });
  await app.close();
}
