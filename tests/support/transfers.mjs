/** What a visit to a built site transfers, file by file, from a host that compresses. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BASE_PATH = '/toolpad/';

/** @typedef {'script' | 'style' | 'page' | 'font' | 'image' | 'other'} Kind */

/** @type {readonly (readonly [RegExp, Kind])[]} */
const KIND_BY_ENDING = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2$/, 'font'],
  [/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/, 'image'],
  [/\/$/, 'page'],
];

/** Formats that are already compressed; a server compresses the rest. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif|gif)$/;

/**
 * The kind of file at a path, by its ending.
 *
 * @param {string} pathname
 * @returns {Kind}
 */
function kindOf(pathname) {
  return KIND_BY_ENDING.find(([ending]) => ending.test(pathname))?.[1] ?? 'other';
}

/** The bytes that are transferred for a path of the site in `dir`; 0 if it does not exist. */
function transferredBytes(dir, pathname) {
  const file = path.join(dir, pathname.replace(BASE_PATH, '').replace(/(^|\/)$/, '$1index.html'));
  if (!fs.existsSync(file)) {
    return 0;
  }
  const content = fs.readFileSync(file);
  return COMPRESSED.test(pathname) ? content.length : gzipSync(content, { level: 9 }).length;
}

/**
 * Records what a page loads from now on, including frames and prefetched files, each file once.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} dir the folder of the built site that is served
 * @returns {Readonly<Record<Kind, ReadonlyMap<string, number>>>} each file and its size; grows
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
 * The total size of files.
 *
 * @param {ReadonlyMap<string, number>} files
 * @returns {number}
 */
export function sumBytes(files) {
  return [...files.values()].reduce((total, size) => total + size, 0);
}
