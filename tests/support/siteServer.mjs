/**
 * Serves a built site the way its hosts do: below its base URL, folders with a trailing slash, the
 * 404 page for missing files, the headers of its `_headers` file. Replaces `docusaurus serve`,
 * which treats `.woff2` as a page and redirects every font to a 404.
 */
import http from 'node:http';
import path from 'node:path';
import serveHandler from 'serve-handler';
import { readHostHeaders } from './hostHeaders.mjs';

export const BASE_PATH = '/toolpad';

function isDecodable(pathname) {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The headers of a host without rules, such as GitHub Pages. */
const BARE_HEADERS = { 'Cache-Control': 'max-age=600' };

/**
 * Starts the server on 127.0.0.1.
 *
 * @param {{ port: number, dir: string, isBare?: boolean }} options port 0 picks a free one; `isBare`:
 *   a host that ignores `_headers`
 * @returns {Promise<http.Server>} once it listens
 */
export function serveSite({ port, dir, isBare = false }) {
  const headersOf = isBare ? () => BARE_HEADERS : readHostHeaders(dir);
  const server = http.createServer((request, response) => {
    const [pathname, query] = (request.url ?? '/').split(/(?=\?)/);
    Object.entries(headersOf(pathname)).forEach(([name, value]) => response.setHeader(name, value));
    const isPage = path.posix.extname(pathname) === '';
    if (!isDecodable(pathname)) {
      request.url = '/404/';
      void serveHandler(request, response, { public: dir, directoryListing: false });
    } else if (!pathname.startsWith(`${BASE_PATH}/`)) {
      response.writeHead(302, { location: `${BASE_PATH}/` }).end();
    } else if (isPage && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${query ?? ''}` }).end();
    } else {
      if (pathname.endsWith('.avif')) {
        // Unlike the site's hosts, the handler does not know this type.
        response.setHeader('Content-Type', 'image/avif');
      }
      request.url = pathname.slice(BASE_PATH.length);
      void serveHandler(request, response, {
        public: dir,
        cleanUrls: isPage,
        directoryListing: false,
      });
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
