import { widen } from '../scripts/lib/panel.mjs';

/**
 * Films how a query is made, and what a function does.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films(stage) {
  await filmQuery(stage);
  await filmFunction(stage);
}

/** The button and the result of the query that is open. */
function panel(page) {
  return {
    run: page.getByRole('button', { name: 'Run' }).first(),
    preview: page.getByTestId('query-preview'),
  };
}

async function filmQuery({ editor, page, film }) {
  const { run, preview } = panel(page);
  await editor.open('quote');
  await editor.canvas.getByText('€24.50').waitFor();
  await editor.whole(640);
  await film('concepts/queries/create-query', page, async (hand) => {
    await hand.click(page.getByLabel('Create new query'));
    await hand.click(page.getByRole('button', { name: 'Custom' }));
    await hand.until(page.getByText('Select function').waitFor());
    await hand.click(page.getByText('Select function'));
    await hand.click(page.getByText('vanLoads', { exact: true }));
    await hand.click(run);
    await hand.until(preview.getByText('North 1').first().waitFor());
    await hand.hold(1);
    await hand.pose();
    await hand.click(page.getByRole('button', { name: /^Save/ }));
    await hand.hold(1.5);
  });
  await editor.saved();
  await editor.roomy();
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
      await hand.pose();
      await hand.hold(2);
    },
    { clip: await editor.part('panel') },
  );
}
