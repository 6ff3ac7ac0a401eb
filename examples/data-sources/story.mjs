/** The panel at the bottom of the editor, after `widen`. */
const PANEL = { x: 250, y: 299, width: 1190, height: 497 };

/**
 * Takes the pictures of the pages on queries, HTTP requests and functions.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await showApp({ picture, newPage, url });
  await showRequests({ editor, page, picture });
  await showFunctions({ editor, page, picture });
}

async function showApp({ picture, newPage, url }) {
  const app = await newPage();
  await app.goto(`${url}/prod/pages/parcels`);
  await app.getByText('Lindgren & Sons').click();
  await app.getByText('Kilograms to deliver').waitFor();
  await app.waitForTimeout(1500);
  await picture(app, 'concepts/queries/app');
  await app.close();
}

/** Gives the panel more of the window, as one does to see a whole request. */
async function widen({ editor, page }) {
  await page.mouse.move(845, 534);
  await page.mouse.down();
  await page.mouse.move(845, 300, { steps: 8 });
  await page.mouse.up();
  await editor.beat();
}

/** Moves the border between the two halves of the panel. */
async function slide({ editor, page }, from, to) {
  await page.mouse.move(from, 680);
  await page.mouse.down();
  await page.mouse.move(to, 680, { steps: 8 });
  await page.mouse.up();
  await page.mouse.move(500, 24);
  await editor.beat();
}

async function openTab({ editor, page }, name) {
  await page.getByRole('tab', { name, exact: true }).click();
  await editor.beat(2);
  await page.mouse.move(500, 24);
}

async function run({ editor, page }, text) {
  await page.getByRole('button', { name: 'Run' }).first().click();
  await page.getByTestId('query-preview').getByText(text).first().waitFor();
  await page.mouse.move(500, 24);
  await editor.beat();
}

async function showRequests({ editor, page, picture }) {
  const tools = { editor, page };
  await editor.open('parcels');
  await editor.canvas.getByText('Bakery Holm').waitFor();
  await editor.select('parcels');
  await widen(tools);
  await run(tools, 'KV-1042');
  await picture(page, 'concepts/queries/editor');
  await picture(page, 'concepts/http-requests/request', { clip: PANEL });
  await openTab(tools, 'Settings');
  await picture(page, 'concepts/queries/settings', {
    clip: { x: 250, y: 299, width: 595, height: 240 },
  });
  await openTab(tools, 'Config');
  await openTab(tools, 'Transform');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await slide(tools, 845, 1100);
  await picture(page, 'concepts/http-requests/transform', { clip: PANEL });
  await slide(tools, 1100, 845);
  await page.getByLabel('Bind property "carrier"').click();
  await page.getByRole('dialog').getByText('Environment variable name').first().waitFor();
  await editor.beat();
  await picture(page, 'concepts/http-requests/variable', {
    clip: { x: 120, y: 60, width: 1200, height: 330 },
  });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await editor.beat();

  await editor.select('markDelivered');
  await openTab(tools, 'Body');
  await page.locator('.monaco-editor').first().waitFor();
  await editor.beat(3);
  await picture(page, 'concepts/http-requests/body', { clip: PANEL });
}

async function showFunctions({ editor, page, picture }) {
  const tools = { editor, page };
  await editor.open('quote');
  await editor.canvas.getByText('€24.50').waitFor();
  await editor.select('price');
  await run(tools, '24.5');
  await picture(page, 'concepts/custom-functions/parameters', { clip: PANEL });
  await page.getByText('pricing.ts > quotePrice').click();
  await editor.beat(2);
  await picture(page, 'concepts/custom-functions/choose', {
    clip: { x: 250, y: 299, width: 700, height: 497 },
  });
  await page.keyboard.press('Escape');
  await page.mouse.click(700, 300);
  await editor.beat();
  await editor.canvas.getByLabel('Weight in kg').fill('40');
  await editor.canvas.getByText('We carry parcels from 0 to 30 kg.').first().waitFor();
  await run(tools, 'We carry parcels');
  await picture(page, 'concepts/custom-functions/error');
}
