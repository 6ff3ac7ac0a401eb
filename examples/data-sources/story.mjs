import { openTab, run, widen } from '../scripts/lib/panel.mjs';
import { belowBar } from '../scripts/lib/screen.mjs';

/**
 * Takes the pictures of the pages on queries and functions.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, newPage, url }) {
  await showApp({ picture, newPage, url });
  await showQuery({ editor, page, picture });
  await showFunctions({ editor, page, picture });
}

async function showApp({ picture, newPage, url }) {
  const app = await newPage();
  await app.goto(`${url}/prod/pages/parcels?toolpad-display=standalone`);
  await app.getByText('Lindgren & Sons').click();
  await app.getByText('Kilograms to deliver').waitFor();
  await app.waitForTimeout(1500);
  await picture(app, 'concepts/queries/app', belowBar(app));
  await app.close();
}

async function showQuery({ editor, page, picture }) {
  const tools = { editor, page };
  await editor.open('parcels');
  await editor.canvas.getByText('Bakery Holm').waitFor();
  await editor.select('parcels');
  await widen(tools);
  await run(tools, 'KV-1042');
  await openTab(tools, 'Settings');
  await picture(page, 'concepts/queries/settings', {
    clip: { ...(await editor.part('panel', 250)), width: 345 },
  });
}

async function showFunctions({ editor, page, picture }) {
  const tools = { editor, page };
  await editor.open('quote');
  await editor.canvas.getByText('€24.50').waitFor();
  await editor.select('price');
  await run(tools, '24.5');
  await picture(page, 'concepts/custom-functions/parameters', {
    clip: await editor.part('panel'),
  });
  await page.getByText('pricing.ts > quotePrice').click();
  await editor.beat(2);
  await picture(page, 'concepts/custom-functions/choose', {
    clip: { ...(await editor.part('panel')), width: 500 },
  });
  // The list can leave the editor laying out forever: the next picture begins anew.
  await editor.open('quote');
  await editor.canvas.getByText('€24.50').waitFor();
  await editor.select('price');
  await editor.canvas.getByLabel('Weight in kg').fill('40');
  await editor.canvas.getByText('We carry parcels from 0 to 30 kg.').first().waitFor();
  // The canvas shows the text below the Metric, too.
  await widen(tools, 330);
  await run(tools, 'We carry parcels');
  await picture(page, 'concepts/custom-functions/error', {
    clip: { ...(await editor.part('work')), height: page.viewportSize().height - 49 },
  });
}
