import { changeCopy } from '../scripts/lib/examples.mjs';

/** Takes back what the film shows: where the rows come from. */
export async function prepare(folder) {
  await changeCopy(folder, 'toolpad/pages/invoices/page.yml', {
    '        rowsSource: dataProvider\n        dataProviderId: invoices.ts:default\n': '',
  });
}

/**
 * Films how a grid gets its rows from a data provider.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  const { canvas, inspector } = editor;
  const grid = canvas.locator('.MuiDataGrid-root');
  await editor.open('invoices');
  await grid.waitFor();
  await film(
    'concepts/data-providers/connect',
    page,
    async (hand) => {
      await hand.click(grid);
      await hand.click(inspector.getByRole('button', { name: 'Data provider' }));
      await hand.click(inspector.getByLabel('Data Provider'));
      await hand.click(page.getByRole('option', { name: 'invoices' }));
      await hand.until(grid.getByText('2026-0002').waitFor());
      await hand.point(grid.getByText('2026-0002'));
      await hand.watch();
      await hand.hold(2.5);
      await hand.pose();
    },
    { clip: await editor.part('work', 560) },
  );
}
