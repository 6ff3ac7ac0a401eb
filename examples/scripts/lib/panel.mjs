/** The window in which the panel is as wide as a picture. */
const NARROW = { width: 878, height: 680 };

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
  await fitConfig({ editor, page });
}

/** Drags the border between function and parameters next to the function, whose name can be long. */
async function fitConfig({ editor, page }) {
  const open = page.getByRole('button', { name: 'Open', exact: true });
  if ((await open.count()) === 0) {
    return;
  }
  const { x, y, width } = await open.boundingBox();
  const borders = await page.locator('[data-panel-resize-handle-id]').all();
  const boxes = await Promise.all(borders.map((border) => border.boundingBox()));
  const border = boxes.find((box) => box.height > box.width && box.y > 100 && box.x > 100);
  await page.mouse.move(border.x + border.width / 2, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width + 12, y + 40, { steps: 8 });
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
