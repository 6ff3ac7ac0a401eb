import { changeCopy } from '../scripts/lib/examples.mjs';

/** The panel of queries, once it is widened. */
const PANEL = { clip: { x: 250, y: 274, width: 902, height: 446 } };

const STATUS = `        searchParams:
          - name: status
            value:
              $$jsExpression: "parameters.status === 'All parcels' ? '' : parameters.status"
`;

/** Takes back what a film shows: what a request asks for. */
export async function prepare(folder) {
  await changeCopy(folder, 'toolpad/pages/parcels/page.yml', { [STATUS]: '' });
}

/**
 * Films how a query is made, what a request gives for other parameters, and what a function does.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films(stage) {
  await filmRequest(stage);
  await filmQuery(stage);
  await filmFunction(stage);
}

/** Gives the panel more of the window. */
async function widen({ editor, page }) {
  await page.mouse.move(845, 534);
  await page.mouse.down();
  await page.mouse.move(845, 300, { steps: 8 });
  await page.mouse.up();
  await editor.beat();
}

/** The button and the result of the query that is open. */
function panel(page) {
  return {
    run: page.getByRole('button', { name: 'Run' }).first(),
    preview: page.getByTestId('query-preview'),
  };
}

async function filmRequest({ editor, page, film }) {
  const { run, preview } = panel(page);
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
      await hand.until(preview.getByText('KV-1042').first().waitFor());
      await hand.fill(fields.nth(0), 'status');
      await hand.fill(fields.nth(1), 'Delivered');
      await hand.click(run);
      await hand.until(preview.getByText('KV-1042').first().waitFor({ state: 'detached' }));
      hand.pose();
      await hand.hold(2);
    },
    PANEL,
  );
}

async function filmQuery({ editor, page, film }) {
  const { run, preview } = panel(page);
  await editor.open('quote');
  await editor.canvas.getByText('€24.50').waitFor();
  await film('concepts/queries/create-query', page, async (hand) => {
    await hand.click(page.getByLabel('Create new query'));
    await hand.click(page.getByRole('button', { name: 'Custom' }));
    await hand.until(page.getByText('Select function').waitFor());
    await hand.click(page.getByText('Select function'));
    await hand.click(page.getByText('vanLoads', { exact: true }));
    await hand.click(run);
    await hand.until(preview.getByText('North 1').first().waitFor());
    await hand.hold(1);
    hand.pose();
    await hand.click(page.getByRole('button', { name: /^Save/ }));
    await hand.hold(1.5);
  });
  await editor.saved();
}

async function filmFunction({ editor, page, film }) {
  const { run, preview } = panel(page);
  await editor.open('quote');
  await editor.select('price');
  await widen({ editor, page });
  await film(
    'concepts/custom-functions/run',
    page,
    async (hand) => {
      await hand.click(run);
      await hand.until(preview.getByText('24.5').first().waitFor());
      await hand.click(page.getByLabel('zone', { exact: true }).first());
      await hand.click(page.getByRole('option').last());
      await hand.click(run);
      await hand.until(preview.getByText('24.5').first().waitFor({ state: 'detached' }));
      hand.pose();
      await hand.hold(2);
    },
    PANEL,
  );
}
