/** The panel at the bottom of the editor, after `widen`. */
export const PANEL = { x: 250, y: 299, width: 1190, height: 497 };

/** Gives the panel of queries more of the window, as one does to see a whole request. */
export async function widen({ editor, page }) {
  await page.mouse.move(845, 534);
  await page.mouse.down();
  await page.mouse.move(845, 300, { steps: 8 });
  await page.mouse.up();
  await editor.beat();
}

/** Moves the border between the two halves of the panel. */
export async function slide({ editor, page }, from, to) {
  await page.mouse.move(from, 680);
  await page.mouse.down();
  await page.mouse.move(to, 680, { steps: 8 });
  await page.mouse.up();
  await page.mouse.move(500, 24);
  await editor.beat();
}

/** Opens a tab of the panel. */
export async function openTab({ editor, page }, name) {
  await page.getByRole('tab', { name, exact: true }).click();
  await editor.beat(2);
  await page.mouse.move(500, 24);
}

/** Runs the query that is open, until its result contains the text. */
export async function run({ editor, page }, text) {
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByTestId('query-preview').getByText(text).first().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
}
