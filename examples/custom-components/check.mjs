import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { box } from '../scripts/lib/screen.mjs';
import { drawTiles } from './tiles.mjs';

/**
 * The promises of "Custom components", "Map component" and "3D cube component".
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command }) {
  const open = (name) => page.goto(`${url}/prod/pages/${name}`);
  const warnings = [];
  page.on('console', (message) => warnings.push(message.text()));

  await checkMap({ page, open, folder, command });
  await checkCube({ page, open });
  await checkCard({ page, open });
  assert.equal(
    warnings.filter((text) => text.includes('Too many active WebGL contexts')).length,
    0,
  );
}

async function checkMap({ page, open, folder, command }) {
  const asked = await drawTiles(page);
  await open('deliveries');
  const map = page.getByRole('region', { name: 'Map of stops' });
  const stop = (name) => map.getByRole('button', { name, exact: true });
  await stop('Hospital de São José').click();
  await page.getByText('Next: Hospital de São José').waitFor();
  await stop('Panteão Nacional').press('Enter');
  await page.getByText('Next: Panteão Nacional').waitFor();
  assert.equal(await map.locator('.StopsMap-pin').count(), 5);
  assert.equal(await map.locator('.StopsMap-selected').count(), 1);
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(1000);
  const enlarged = await box(stop('Livraria do Chiado'));
  await stop('Miradouro da Graça').click();
  await page.getByText('Next: Miradouro da Graça').waitFor();
  await page.waitForTimeout(1000);
  assert.deepEqual(
    await box(stop('Livraria do Chiado')),
    enlarged,
    'a choice leaves the map where the user has moved it',
  );
  await map.getByRole('link', { name: 'OpenStreetMap' }).waitFor();
  assert.ok(
    asked.length > 3 && asked.every((a) => a.startsWith('https://tile.openstreetmap.org/')),
  );

  if (command === 'dev') {
    const file = path.join(folder, 'toolpad/pages/deliveries/page.yml');
    const before = await readFile(file, 'utf8');
    const own = 'tileUrl: https://tiles.example.com/{z}/{x}/{y}.png';
    await writeFile(
      file,
      before.replace(
        'props:\n            stops:',
        `props:\n            ${own}\n            stops:`,
      ),
    );
    await page.waitForTimeout(2000);
    const request = page.waitForRequest(/tiles\.example\.com/);
    await open('deliveries');
    await request;
    await writeFile(file, before);
    await page.waitForTimeout(2000);
  }
}

async function checkCube({ page, open }) {
  await open('parcel');
  const cube = page.getByRole('img', { name: 'A box of 40 by 20 by 30 centimeters' });
  const canvas = page.locator('canvas');
  const look = () => canvas.screenshot();
  const settled = async () => {
    await canvas.waitFor();
    await page.waitForTimeout(1500);
  };
  await cube.waitFor();
  await settled();
  const still = await look();
  const { channels } = await sharp(still).stats();
  assert.ok(channels[0].stdev > 20, 'the box is drawn');
  assert.ok(still.equals(await look()), 'it stands still where less motion is wanted');

  await page.getByText('Poster').click();
  await page.getByRole('img', { name: 'A box of 90 by 12 by 12 centimeters' }).waitFor();
  await page.getByText('12.96').waitFor();
  await settled();
  assert.ok(!still.equals(await look()), 'the box has another shape');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await settled();
  const turning = await look();
  await page.waitForTimeout(500);
  assert.ok(!turning.equals(await look()), 'it turns');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  for (let visits = 0; visits < 20; visits += 1) {
    await page.getByRole('link', { name: 'Card' }).click();
    await page.getByText('Shipment 4711').waitFor();
    assert.equal(await canvas.count(), 0, 'the canvas goes with the page');
    await page.getByRole('link', { name: 'Parcel' }).click();
    await canvas.waitFor();
  }
}

async function checkCard({ page, open }) {
  await open('card');
  await page.getByText('Stop 2', { exact: true }).waitFor();
  await page.getByText('Not watched').waitFor();
  await page.getByRole('checkbox', { name: 'Watch' }).check();
  await page.getByText('Watched', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Track' }).click();
  await page.getByText('The driver was asked for the position.').waitFor();
}
