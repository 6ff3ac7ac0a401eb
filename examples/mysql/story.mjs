const PAGE = 'how-to-guides/connect-to-databases';

/**
 * Takes the pictures of the page on databases: the function in the query panel, and the app.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await editor.open('tickets');
  await editor.canvas.getByText('Marine Supplies').waitFor();
  await editor.select('tickets');
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByTestId('query-preview').getByText('Marine').first().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
  await picture(page, `${PAGE}/query`, { clip: { x: 250, y: 534, width: 1190, height: 262 } });

  const app = await newPage();
  await app.setViewportSize({ width: 900, height: 640 });
  await app.goto(`${url}/prod/pages/tickets?toolpad-display=standalone`);
  await app.getByText('New accounts for twelve pupils').click();
  await app.waitForTimeout(1500);
  await picture(app, `${PAGE}/app`, { clip: { x: 0, y: 50, width: 900, height: 510 } });
  await app.close();
}
