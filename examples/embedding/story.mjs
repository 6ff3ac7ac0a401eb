import { startWebsite } from './website.mjs';

const GUIDE = 'how-to-guides/embed-pages';

/**
 * Shows the app alone, without its frame, and inside the website.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ editor, page, picture, url, folder }) {
  await page.setViewportSize({ width: 840, height: 640 });
  const clip = { x: 0, y: 48, width: 840, height: 330 };
  await page.goto(`${url}/prod/pages/orders?customer=harbour`);
  await page.getByText('Cups, 500').waitFor();
  await editor.beat(2);
  await picture(page, `${GUIDE}/with-shell`, { clip });
  await page.goto(`${url}/prod/pages/orders?customer=harbour&toolpad-display=standalone`);
  await page.getByText('Cups, 500').waitFor();
  await editor.beat(2);
  await picture(page, `${GUIDE}/standalone`, { clip });

  const website = await startWebsite(folder, url);
  try {
    await page.goto(website.url);
    await page.getByRole('button', { name: 'Harbour Café' }).click();
    await page.locator('iframe').contentFrame().getByText('Cups, 500').waitFor();
    await page.mouse.move(820, 630);
    await editor.beat(4);
    await picture(page, `${GUIDE}/embedded`, { clip: { x: 0, y: 0, width: 840, height: 560 } });
  } finally {
    website.stop();
  }
}
