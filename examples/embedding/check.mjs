import assert from 'node:assert/strict';
import { startWebsite } from './website.mjs';

/**
 * The promises of "Embed pages": another website may show a page, without the frame of the app,
 * with the parameters it wants and as high as the page is.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder }) {
  const { headers } = await page.request.get(`${url}/prod/pages/orders`).then((response) => ({
    headers: response.headers(),
  }));
  assert.equal(headers['x-frame-options'], undefined);
  assert.match(headers['content-security-policy'], /frame-ancestors \*/);

  const website = await startWebsite(folder, url);
  try {
    await page.goto(website.url);
    const frame = page.locator('iframe');
    const inside = frame.contentFrame();
    await inside.getByText('Orders of Brava Coffee').waitFor();
    await inside.getByText('Filter papers, 2000').waitFor();
    assert.equal(await inside.getByRole('navigation').count(), 0, 'the app has no frame');
    assert.equal(await inside.getByText('Toolpad Studio', { exact: true }).count(), 0);

    const fits = () =>
      inside
        .getByTestId('page-root')
        .evaluate((root) => Math.abs(root.getBoundingClientRect().bottom + 16 - innerHeight) < 2);
    const settled = async () => {
      for (let tries = 0; tries < 50 && !(await fits()); tries += 1) {
        await page.waitForTimeout(200);
      }
      assert.ok(await fits(), 'the frame is as high as the page');
      return (await frame.boundingBox()).height;
    };
    const two = await settled();
    await page.getByRole('button', { name: 'Harbour Café' }).click();
    await inside.getByText('Orders of Harbour Café').waitFor();
    await inside.getByText('Cups, 500').waitFor();
    assert.ok((await settled()) > two, 'three orders need more room than two');
  } finally {
    website.stop();
  }

  await page.goto(`${url}/prod/pages/orders?customer=mill&toolpad-display=standalone`);
  await page.getByText('Orders of The Old Mill').waitFor();
  await page.goto(`${url}/prod/pages/orders?customer=constructor&toolpad-display=standalone`);
  await page.getByText('Orders of an unknown customer').waitFor();
}
