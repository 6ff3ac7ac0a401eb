import { signIn } from './check.mjs';

/**
 * Takes the picture of "Other identity providers": the trips of the signed-in user.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ page, picture, url }) {
  await page.setViewportSize({ width: 720, height: 560 });
  const app = url.replace('127.0.0.1', 'localhost');
  await signIn(page, app, 'ada');
  await page.goto(`${app}/tools/pages/trips?toolpad-display=standalone`);
  await page.getByText('Bilbao').waitFor();
  await page.mouse.move(360, 550);
  await page.waitForTimeout(1000);
  await picture(page, 'how-to-guides/openid/trips', {
    clip: { x: 0, y: 50, width: 720, height: 340 },
  });
}
