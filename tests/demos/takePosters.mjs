/**
 * Takes the pictures that stand in for demos until they run: `npm run build`, then
 * `npm run pictures:demos`, optionally with names of pages or demos. Needs ffmpeg with AV1.
 */
/* global document -- of the pages that pictures are taken of */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';
import { serveSite } from '../support/siteServer.mjs';
import { hashDemo, HOME, MAX_PICTURE_BYTES, recordTaken } from './posters.mjs';

const FOLDER = 'static/img/demos';

const MODES = ['light', 'dark'];

/** In px: a typical page, and a phone. */
const PAGES = [
  { name: '', width: 1280, height: 1600 },
  { name: 'narrow-', width: 390, height: 1600 },
];

/** Better, because the home page's demo waits for its reader; narrow as on a phone of 390 px. */
const HOME_SIZES = [
  { name: '', width: 720, height: 480, deviceScaleFactor: 1.5 },
  { name: 'narrow-', width: 340, height: 480, deviceScaleFactor: 2 },
];

/** AV1 quality: lower numbers mean better and larger pictures. The first that is small enough is taken. */
const QUALITIES = { home: [34], demo: [44, 48, 52, 56, 60, 63] };

function writePicture(name, png, qualities) {
  const file = path.join(FOLDER, `${name}.avif`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (const quality of qualities) {
    execFileSync(
      'ffmpeg',
      `-v error -y -f png_pipe -i - -c:v libaom-av1 -still-picture 1 -cpu-used 5 -pix_fmt yuv420p -crf ${quality}`
        .split(' ')
        .concat(file),
      { input: png },
    );
    if (fs.statSync(file).size <= MAX_PICTURE_BYTES) {
      break;
    }
  }
  console.log(`${file}, ${fs.statSync(file).size} bytes`);
}

/** Takes a picture once nothing changes: data, fonts and charts arrive a little late. */
async function takeWhenStable(target) {
  let last = Buffer.alloc(0);
  for (let attempts = 0; attempts < 30; attempts += 1) {
    const png = await target.screenshot({ animations: 'disabled' });
    if (png.equals(last)) {
      return png;
    }
    last = png;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  throw new Error('A demo does not stop changing');
}

async function takePage(browser, address, names, { name: size, width, height }) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: 'picture, .navbar, [class*="backToTop"] { display: none }' });
  for (const mode of MODES) {
    await page.emulateMedia({ colorScheme: mode });
    for (const id of names) {
      const figure = page.locator(`[data-demo="${id}"]`);
      await figure.evaluate((element) => {
        const fold = element.closest('details');
        if (fold) {
          fold.open = true;
        }
      });
      const stage = figure.locator('tp-demo > :first-child');
      await stage.scrollIntoViewIfNeeded();
      await stage.locator('iframe:not([class*="loading"]), tp-island > *').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      writePicture(`${id}-${size}${mode}`, await takeWhenStable(stage), QUALITIES.demo);
    }
  }
  await page.close();
}

async function takeHome(browser, address, { name: size, width, height, deviceScaleFactor }, mode) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  writePicture(`home-${size}${mode}`, await takeWhenStable(page), QUALITIES.home);
  await page.close();
}

/** Names of the built pages that show each demo; it need not be the page of the demo's folder. */
function pagesOfDemos() {
  const pages = new Map();
  for (const product of ['core', 'studio']) {
    const files = fs.readdirSync(`build/${product}`, { recursive: true }).sort();
    for (const file of files.filter((name) => path.basename(name) === 'index.html')) {
      const html = fs.readFileSync(`build/${product}/${file}`, 'utf8');
      const page = path.join(product, path.dirname(file));
      for (const [, id] of html.matchAll(/ data-demo="?([^"\s>]+)/g)) {
        pages.set(id, [...(pages.get(id) ?? []), page]);
      }
    }
  }
  return pages;
}

/**
 * Demos by the page that their pictures are taken on: `core/react-crud/recipes` has
 * `core/react-crud/CrudBulk`. Each word in `wanted` is part of a page's or a demo's name.
 */
function demosOfPages(wanted) {
  const demos = new Map();
  for (const [id, pages] of pagesOfDemos()) {
    const page = pages.includes(path.dirname(id)) ? path.dirname(id) : pages[0];
    if (wanted.length === 0 || wanted.some((one) => id.includes(one) || page.includes(one))) {
      demos.set(page, [...(demos.get(page) ?? []), id]);
    }
  }
  return demos;
}

const wanted = process.argv.slice(2);
const server = await serveSite({ port: 0, dir: 'build' });
const site = `http://127.0.0.1:${server.address().port}/toolpad`;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
if (wanted.length === 0 || wanted.includes('home')) {
  for (const mode of MODES) {
    for (const size of HOME_SIZES) {
      await takeHome(browser, `${site}/demo/?demo=${HOME}`, size, mode);
    }
  }
  recordTaken({ home: hashDemo('home') });
}
for (const [folder, ids] of demosOfPages(wanted)) {
  for (const size of PAGES) {
    await takePage(browser, `${site}/${folder}/`, ids, size);
  }
  recordTaken(Object.fromEntries(ids.map((id) => [id, hashDemo(id)])));
}
await browser.close();
server.close();
