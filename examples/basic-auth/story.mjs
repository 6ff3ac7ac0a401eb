import { buildStudio, startStudio } from '../scripts/lib/studio.mjs';

const PAGE = 'how-to-guides/basic-auth';
const EDITOR_PAGE = 'how-to-guides/editor-path';
const SUPPORT_PAGE = 'getting-started/support';
const ENV = {
  TOOLPAD_BASIC_AUTH_USER: 'facility',
  TOOLPAD_BASIC_AUTH_PASSWORD: 'three-green-doors',
};

/**
 * Shows the app of "Enable basic auth" in production, for "Troubleshoot missing editor" the message
 * when Studio finds no code editor, and for "Support" what is in the editor's place in production.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page: editorPage, newBrowser, folder, picture }) {
  await editor.open('keys');
  await editor.canvas.getByText('Marta Lindqvist').waitFor();

  // On a machine without `code` and without $EDITOR
  await editor.select('keys');
  await editor.beat(4);
  await editorPage.getByRole('button', { name: 'Open', exact: true }).first().click();
  await editorPage.getByText('Editor not found').waitFor();
  await editor.beat(2);
  await picture(editorPage.getByRole('dialog'), `${EDITOR_PAGE}/editor-not-found`);

  await buildStudio(folder);
  const studio = await startStudio(folder, 'start', { env: ENV });
  const { page, close } = await newBrowser();
  try {
    await page.setViewportSize({ width: 840, height: 420 });
    const pair = Buffer.from(Object.values(ENV).join(':')).toString('base64');
    await page.context().setExtraHTTPHeaders({ authorization: `Basic ${pair}` });
    await page.goto(`${studio.url}/prod/pages/keys`);
    await page.getByText('Marta Lindqvist').waitFor();
    await page.waitForTimeout(1500);
    await picture(page, `${PAGE}/app`);
    await page.setViewportSize({ width: 840, height: 300 });
    await page.goto(`${studio.url}/prod/editor`);
    await page.getByText("The page doesn't exist in this application.").waitFor();
    await page.waitForTimeout(1500);
    await picture(page, `${SUPPORT_PAGE}/production`);
  } finally {
    await close();
    await studio.stop();
  }
}
