import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { docs } from './examples.mjs';

/** The largest size of a picture, in bytes. */
const BUDGET = 118_000;

/**
 * Takes a picture for a page and saves it as WebP next to the page.
 * @param {import('playwright-core').Page | import('playwright-core').Locator} subject
 * @param {string} file page path and picture name, such as `getting-started/first-app/rows`
 * @param {import('playwright-core').PageScreenshotOptions} [options] such as `clip`
 * @throws {Error} if no quality brings it under the limit
 */
export async function takePicture(subject, file, options = {}) {
  const png = await subject.screenshot({ animations: 'disabled', caret: 'hide', ...options });
  for (const quality of [90, 80, 70, 60]) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= BUDGET) {
      const target = path.join(docs, `${file}.webp`);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, webp);
      console.log(`  ${file}.webp, ${Math.round(webp.length / 1000)} KB`);
      return;
    }
  }
  throw new Error(`${file}.webp is over ${BUDGET / 1000} KB at the lowest quality.`);
}
