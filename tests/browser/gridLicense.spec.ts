import fs from 'node:fs';
import path from 'node:path';
import { CONFIGURED_DIR, CONFIGURED_PORT, LICENCE_KEY } from '../support/configured.mjs';
import { expect, test } from '../support/test';

const DEMO = '/toolpad/demo/?demo=core/react-crud/CrudPro';

test('spec 9: the license key reaches the grid of a demo', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${CONFIGURED_PORT}${DEMO}`);
  // The key is invalid, and a grid that has it says so.
  await expect(page.getByText('MUI X Invalid license key')).toBeVisible();
});

test('spec 9: without a license key the grid works, with a watermark', async ({ page }) => {
  await page.goto(DEMO);
  await expect(page.getByText('MUI X Missing license key')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Bobbin' })).toBeVisible();
});

test('spec 9: only the demo documents contain the license key', () => {
  const filesWithKey = fs
    .readdirSync(CONFIGURED_DIR, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => fs.readFileSync(file).includes(LICENCE_KEY));
  expect(filesWithKey.sort()).toEqual(
    ['demo/edited/index.html', 'demo/index.html'].map((name) => path.join(CONFIGURED_DIR, name)),
  );
});
