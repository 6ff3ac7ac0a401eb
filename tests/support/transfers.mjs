/** What a visit of a built site transfers, file by file, as a host that compresses sends it. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BASE_PATH = '/toolpad/';

/** @typedef {'script' | 'style' | 'page' | 'font' | 'image' | 'other'} Kind */

/** @type {readonly (readonly [RegExp, Kind])[]} */
const ENDINGS = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
  [/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/, 'image'],
  [/\/$/, 'page'],
];

/** These are compressed in themselves; a server compresses the rest. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif|gif)$/;

/**
 * What an address holds, by its ending.
 *
 * @param {string} pathname
 * @returns {Kind}
 */
function kindOf(pathname) {
  return ENDINGS.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
}

/** The bytes that are transferred for an address of the site in `dir`; 0 for one that is not there. */
function transferredBytes(dir, pathname) {
  const file = path.join(dir, pathname.replace(BASE_PATH, '').replace(/(^|\/)$/, '$1index.html'));
  if (!fs.existsSync(file)) {
    return 0;
  }
  const content = fs.readFileSync(file);
  return COMPRESSED.test(pathname) ? content.length : gzipSync(content, { level: 9 }).length;
}

/**
 * Notes what a page loads from now on, frames and what is fetched for later included, each file once.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} dir the folder of the built site that is served
 * @returns {Readonly<Record<Kind, ReadonlyMap<string, number>>>} each file and its size; it goes on
 *   being filled
 */
export function watchTransfers(page, dir) {
  const loaded = {
    script: new Map(),
    style: new Map(),
    page: new Map(),
    font: new Map(),
    image: new Map(),
    other: new Map(),
  };
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(BASE_PATH)) {
      loaded[kindOf(pathname)].set(pathname, transferredBytes(dir, pathname));
    }
  });
  return loaded;
}

/**
 * The sum of some files' sizes.
 *
 * @param {ReadonlyMap<string, number>} files
 * @returns {number}
 */
export function sumBytes(files) {
  return [...files.values()].reduce((total, size) => total + size, 0);
}
