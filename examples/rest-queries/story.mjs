import { run, widen } from '../scripts/lib/panel.mjs';

const PAGE = 'concepts/http-requests';

/**
 * Takes the picture of "HTTP requests": a REST query with its result.
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
}
