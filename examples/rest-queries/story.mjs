import { openTab, run, slide, widen } from '../scripts/lib/panel.mjs';

const PAGE = 'concepts/http-requests';

/**
 * Takes the pictures of "HTTP requests": the query and its transform.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture }) {
  const tools = { editor, page };
  await editor.open('parcels');
  await editor.canvas.getByText('Bakery Holm').waitFor();
  await editor.select('parcels');
  await widen(tools);
  await run(tools, 'KV-1042');
  await picture(page, `${PAGE}/request`, { clip: await editor.part('panel') });
  await openTab(tools, 'Transform');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await slide(tools, 0.7);
  await picture(page, `${PAGE}/transform`, { clip: await editor.part('panel') });
}
