/**
 * Puts a brotli and a gzip version next to every text file of a built site, for hosts that send
 * them as they are (`hosting/nginx.conf`). Netlify and Cloudflare compress by themselves, so the
 * build does not spend time on it.
 *
 *   node hosting/precompress.mjs build
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|map|webmanifest)$/;
/** In bytes; smaller files take one packet either way. */
const MIN_SIZE = 1_024;
const VERSIONS = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        // Takes a tenth of the time of the best quality, for files a few percent larger.
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

async function compress(file) {
  const content = await fs.readFile(file);
  const sizes = { files: 0, before: 0, br: 0, gz: 0 };
  if (content.length < MIN_SIZE) {
    return sizes;
  }
  for (const [ending, version] of Object.entries(VERSIONS)) {
    const compressed = await version(content);
    if (compressed.length < content.length) {
      await fs.writeFile(file + ending, compressed);
    }
    sizes[ending.slice(1)] = Math.min(compressed.length, content.length);
  }
  return { ...sizes, files: 1, before: content.length };
}

const [dir] = process.argv.slice(2);
if (dir === undefined) {
  process.stderr.write('Specify a folder: node hosting/precompress.mjs build\n');
  process.exit(1);
}
const files = (await fs.readdir(dir, { recursive: true })).filter((name) => TEXT.test(name)).sort();
const total = { files: 0, before: 0, br: 0, gz: 0 };
const next = files.values();
await Promise.all(
  Array.from({ length: os.availableParallelism() }, async () => {
    for (const file of next) {
      const sizes = await compress(path.join(dir, file));
      Object.keys(total).forEach((key) => {
        total[key] += sizes[key];
      });
    }
  }),
);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
process.stdout.write(
  `${total.files} files, ${megabytes(total.before)}: gzip ${megabytes(total.gz)}, brotli ${megabytes(total.br)}\n`,
);
