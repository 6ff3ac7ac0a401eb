import { cp } from 'node:fs/promises';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { buildStudio, startStudio } from '../scripts/lib/studio.mjs';

/**
 * Takes the picture of "Docker and your own server": the built app behind nginx.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ page, picture, folder, example }) {
  const built = `${folder}-built`;
  await cp(folder, built, { recursive: true });
  await buildStudio(built, example.setup);
  const studio = await startStudio(built, 'start', example.setup);
  const nginx = await startNginx(built, { 'http://app:8080': studio.url });
  try {
    await page.setViewportSize({ width: 840, height: 600 });
    await page.goto(`${nginx.url}/tools/pages/on-call`);
    await page.getByText('Rui Faria').waitFor();
    await page.waitForTimeout(1200);
    await picture(page, 'how-to-guides/docker/behind-nginx', {
      clip: { x: 0, y: 0, width: 840, height: 400 },
    });
  } finally {
    await nginx.stop();
    await studio.stop();
  }
}
