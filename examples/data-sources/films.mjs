import { WORKPLACE } from '../scripts/lib/film.mjs';

/** The panel of queries, and what stands above it. */
const PANEL = { clip: { ...WORKPLACE, y: 156 } };

/**
 * Films how a query is made, and what a function gives for other parameters.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  const run = page.getByRole('button', { name: 'Run' }).first();
  const save = page.getByRole('button', { name: /^Save/ });
  const preview = page.getByTestId('query-preview');

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
    await hand.click(save);
    await hand.hold(1.5);
  });
  await editor.saved();

  await editor.open('quote');
  await editor.select('price');
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
