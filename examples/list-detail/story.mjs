const PAGE = 'how-to-guides/list-and-detail';

/**
 * Takes the pictures of "List and detail": the list, and one job.
 * @param {import('../scripts/pictures.mjs').Stage} stage
 */
export default async function story({ page, picture, url }) {
  await page.setViewportSize({ width: 840, height: 500 });
  const take = async (name, height) => {
    await page.mouse.move(420, 490);
    await page.waitForTimeout(1000);
    await picture(page, `${PAGE}/${name}`, { clip: { x: 0, y: 50, width: 840, height } });
  };
  await page.goto(`${url}/prod/pages/jobs?toolpad-display=standalone`);
  await page.getByText('Hinge creaks').waitFor();
  await take('list', 350);
  await page.goto(`${url}/prod/pages/job?id=1043&toolpad-display=standalone`);
  await page.getByText('Job 1043').waitFor();
  await take('detail', 220);
}
