/** The window in which the panel is as wide as a picture: results have text of 11 pixels. */
const NARROW = { width: 940, height: 680 };

/**
 * Gives the panel of queries more of the window, as one does to see a whole request; `closeQueryPanel`
 * gives the window its usual size again.
 */
export async function widen({ editor, page }, height = 440) {
  await page.setViewportSize(NARROW);
  await editor.beat();
  const { x, y } = await editor.part('panel');
  await page.mouse.move(x + 300, y - 1);
  await page.mouse.down();
  await page.mouse.move(x + 300, page.viewportSize().height - height, { steps: 8 });
  await page.mouse.up();
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
