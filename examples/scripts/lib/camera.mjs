import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { docs } from './examples.mjs';
import { takeFilm } from './film.mjs';
import { measureTexts } from './texts.mjs';

/** The largest size of a picture, in bytes. */
const BUDGET = 118_000;

/** For how long a tooltip may take to disappear, in milliseconds. */
const FADING = 10_000;

/** What a dark picture's name ends with; the site pairs the two. */
const SUFFIX = { light: '', dark: '-dark' };

/** Takes the pictures and films of one example in one color scheme, and records what they show. */
export class Camera {
  /** What was taken, by page path and name: see `recordTaken` in `manifest.mjs`. */
  taken = {};

  /** @param {'light' | 'dark'} scheme */
  constructor(scheme) {
    this.scheme = scheme;
  }

  /**
   * Takes a picture for a page and saves it as WebP next to the page.
   * @param {import('playwright-core').Page | import('playwright-core').Locator} subject
   * @param {string} file page path and picture name, such as `getting-started/first-app/rows`
   * @param {import('playwright-core').PageScreenshotOptions} [options] such as `clip`
   * @throws {Error} if its text is too small, or no quality brings it under the limit
   */
  picture = async (subject, file, options = {}) => {
    const page = 'page' in subject ? subject.page() : subject;
    const { width, height } = page.viewportSize();
    const clip =
      options.clip ??
      (page === subject ? { x: 0, y: 0, width, height } : await subject.boundingBox());
    await page
      .getByRole('tooltip')
      .first()
      .waitFor({ state: 'hidden', timeout: FADING })
      .catch(() => {});
    const name = `${file}${SUFFIX[this.scheme]}`;
    const png = await subject.screenshot({ animations: 'disabled', caret: 'hide', ...options });
    // Afterwards: what appears grows, and so does its text.
    this.taken[name] = await measureTexts(page, clip, name);
    for (const quality of [85, 75, 65]) {
      const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (webp.length <= BUDGET) {
        const target = path.join(docs, `${name}.webp`);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, webp);
        console.log(`  ${name}.webp, ${Math.round(webp.length / 1000)} kB`);
        return;
      }
    }
    throw new Error(`${file}.webp is over ${BUDGET / 1000} kB at the lowest quality.`);
  };

  /**
   * Films a scene for a page: see `takeFilm`.
   * @type {(file: string, ...scene: Parameters<typeof takeFilm> extends [string, ...infer Rest] ? Rest : never) => Promise<void>}
   */
  film = async (file, page, scene, options) => {
    const name = `${file}${SUFFIX[this.scheme]}`;
    this.taken[name] = await takeFilm(name, page, scene, options);
  };
}
