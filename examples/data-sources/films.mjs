/**
 * Films how a query is made.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function films({ editor, page, film }) {
  const preview = page.getByTestId('query-preview');
  await editor.open('quote');
  await editor.canvas.getByText('€24.50').waitFor();
  await editor.whole(640);
  await film('concepts/queries/create-query', page, async (hand) => {
    await hand.click(page.getByLabel('Create new query'));
    await hand.click(page.getByRole('button', { name: 'Custom' }));
    await hand.until(page.getByText('Select function').waitFor());
    await hand.click(page.getByText('Select function'));
    await hand.click(page.getByText('vanLoads', { exact: true }));
    await hand.click(page.getByRole('button', { name: 'Run' }).first());
    await hand.until(preview.getByText('North 1').first().waitFor());
    await hand.hold(1);
    await hand.pose();
    await hand.click(page.getByRole('button', { name: /^Save/ }));
    await hand.hold(1.5);
  });
}
