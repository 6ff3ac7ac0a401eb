/**
 * Takes the pictures that stand in a demo's place until a reader turns to it: `npm run build`, then
 * `npm run pictures:demos`. Chromium itself writes them as WebP, so that no further program is needed.
 */
/* global document, Image -- of the page in which pictures are made */
import fs from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';
import { serveSite } from '../support/serveSite.mjs';

/** Demos with pictures: where they are kept, and what their names begin with. */
const DEMOS = [
  { id: 'core/introduction/IntroductionDashboard', file: 'docs-core/introduction/dashboard' },
];
/** As the home page shows them on a desktop and on a phone, in px. */
const SIZES = [
  { name: '', width: 720, height: 480, scale: 1.5 },
  { name: 'narrow-', width: 358, height: 480, scale: 2 },
];
const QUALITY = 0.85;

async function toWebp(page, png) {
  const dataUrl = await page.evaluate(
    async ([base64, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: picture.width, height: picture.height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY],
  );
  return Buffer.from(dataUrl.split(',')[1], 'base64');
}

async function takePoster(browser, address, { width, height, scale, mode }) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main').waitFor();
  const webp = await toWebp(page, await page.screenshot({ animations: 'disabled' }));
  await page.close();
  return webp;
}

const server = await serveSite({ port: 0, dir: 'build' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
for (const { id, file } of DEMOS) {
  const address = `http://127.0.0.1:${server.address().port}/toolpad/demo/?demo=${id}`;
  for (const size of SIZES) {
    for (const mode of ['light', 'dark']) {
      const target = `${file}-${size.name}${mode}.webp`;
      const webp = await takePoster(browser, address, { ...size, mode });
      await fs.writeFile(target, webp);
      console.log(`${target}, ${Math.round(webp.length / 1000)} kB`);
    }
  }
}
await browser.close();
server.close();
