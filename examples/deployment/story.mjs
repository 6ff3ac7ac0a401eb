import { cp } from 'node:fs/promises';
import { buildStudio, startStudio } from '../scripts/lib/studio.mjs';

/** Where the app says that it runs, for each page. */
const PLACES = {
  'concepts/deployment/app': 'Frankfurt',
  'how-to-guides/render-deploy/deployed': 'Oregon',
  'how-to-guides/railway-deploy/deployed': 'Amsterdam',
  'how-to-guides/gcp-deploy/deployed': 'europe-west1',
};

/**
 * Builds the app and takes a picture of what `toolpad-studio start` serves in each place.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ page, picture, folder }) {
  await page.setViewportSize({ width: 840, height: 600 });
  const built = `${folder}-built`;
  await cp(folder, built, { recursive: true });
  await buildStudio(built);
  for (const [name, region] of Object.entries(PLACES)) {
    const env = { NODE_ENV: 'production', REGION: region };
    const studio = await startStudio(built, 'start', { env });
    try {
      await page.goto(`${studio.url}/prod/pages/on-call`);
      await page.getByText(`Served from ${region} in production mode.`).waitFor();
      await page.getByText('Rui Faria').waitFor();
      await page.waitForTimeout(1200);
      await picture(page, name, { clip: { x: 0, y: 0, width: 840, height: 400 } });
    } finally {
      await studio.stop();
    }
  }
}
