import { changeCopy } from '../scripts/lib/examples.mjs';
import { widen } from '../scripts/lib/panel.mjs';

const STATUS = `        searchParams:
          - name: status
            value:
              $$jsExpression: "parameters.status === 'All parcels' ? '' : parameters.status"
`;

/** Takes back what the film shows: what the request asks for. */
export async function prepare(folder) {
  await changeCopy(folder, 'toolpad/pages/parcels/page.yml', { [STATUS]: '' });
}

/**
 * Films what a request returns for other fields of its URL query.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  const run = page.getByRole('button', { name: 'Run' }).first();
  const parcel = page.getByTestId('query-preview').getByText('KV-1042').first();
  await editor.open('parcels');
  await editor.canvas.getByText('Bakery Holm').waitFor();
  await editor.select('parcels');
  await widen({ editor, page });
  const fields = page.getByRole('tabpanel', { name: 'URL query' }).getByRole('textbox');
  await film(
    'concepts/http-requests/url-query',
    page,
    async (hand) => {
      await hand.click(run);
      await hand.until(parcel.waitFor());
      await hand.fill(fields.nth(0), 'status');
      await hand.fill(fields.nth(1), 'Delivered');
      await hand.click(run);
      await hand.until(parcel.waitFor({ state: 'detached' }));
      await hand.pose();
      await hand.hold(2);
    },
    { clip: await editor.part('panel') },
  );
}
