import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readHostHeaders } from '../tests/support/hostHeaders.mjs';

const BASE_PATH = '/toolpad/';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const COMPRESSED = new Set(['.png', '.webp', '.avif', '.webm', '.mp4', '.ico', '.woff2']);

/** A file as it is sent. */
function readResponse(file) {
  const extension = path.extname(file);
  const content = fs.readFileSync(file);
  const headers = { 'content-type': TYPES[extension] ?? 'application/octet-stream' };
  return COMPRESSED.has(extension)
    ? { headers, body: content }
    : {
        headers: { ...headers, 'content-encoding': 'gzip' },
        body: gzipSync(content, { level: 9 }),
      };
}

/**
 * Serves a built site as its hosts do, compressed and with the headers that it specifies. Each file
 * is compressed only once, so that this does not affect measurements.
 *
 * @param {string} dir the folder of the built site
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveCompressed(dir) {
  const headersOf = readHostHeaders(dir);
  const responses = new Map();
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://127.0.0.1');
    const local = decodeURIComponent(
      pathname.replace(BASE_PATH, '/').replace(/\/$/, '/index.html'),
    );
    const file = path.join(dir, local);
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    if (!responses.has(file)) {
      responses.set(file, readResponse(file));
    }
    const { headers, body } = responses.get(file);
    response.writeHead(200, { ...headersOf(pathname), ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
