import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { faultyAnswer, type FaultName } from './faults';
import { readHostHeaders } from './hostHeaders.mjs';

const BASE_PATH = '/toolpad/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A page that starts the worker as the site does, but loads nothing that it would cache. */
const DOORSTEP = 'doorstep.html';
const WORKER_ADDRESS = `${BASE_PATH}sw.js?params=${encodeURIComponent('{"offlineMode":false,"debug":false}')}`;
const DOORSTEP_PAGE = Buffer.from(`<!doctype html><title>Doorstep</title><script>
  navigator.serviceWorker.addEventListener('controllerchange', () => { document.title = 'Served'; });
  navigator.serviceWorker.register('${WORKER_ADDRESS}', { updateViaCache: 'none' });
</script>`);

/**
 * Browsers open at most six connections to a host without HTTP/2, and each hanging response blocks
 * one. The site's hosts speak HTTP/2, so leaving the page some is more realistic.
 */
const MAX_HANGING = 4;

/** What goes wrong for a reader: which file, how, and whether only on the first request. */
export interface Fault {
  /** Matches paths relative to the site. */
  readonly file: RegExp;
  readonly name: FaultName;
  readonly isOnce: boolean;
}

interface Guest {
  /** Whether the site considers the guest's host its own, and so registers its worker. */
  readonly isServed: boolean;
  fault: Fault | null;
  /** Number of requests for each file that a fault affects. */
  readonly requests: Map<string, number>;
  hanging: number;
}

/**
 * Serves a built site with faults, different ones for many readers at once: each reader has their
 * own host name, and so their own storage, caches and worker.
 */
export class FaultHost {
  /** Every file that anyone has requested, except pages. */
  readonly asked = new Set<string>();
  private readonly guests = new Map<string, Guest>();
  private readonly files = new Map<string, Promise<Buffer | null>>();
  private readonly headersOf: (pathname: string) => Record<string, string>;
  private readonly server = http.createServer((request, response) => {
    void this.answer(request, response);
  });

  private constructor(private readonly build: string) {
    this.headersOf = readHostHeaders(build);
  }

  static async open(build: string): Promise<FaultHost> {
    const host = new FaultHost(build);
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** Adds a reader and returns their URL of the site. */
  invite(isServed: boolean): string {
    const { port } = this.server.address() as AddressInfo;
    // Browsers allow workers on these hosts, and pages of one site share a process.
    const name = `reader-${this.guests.size}.docs.localhost:${port}`;
    this.guests.set(name, { isServed, fault: null, requests: new Map(), hanging: 0 });
    return `http://${name}${BASE_PATH}`;
  }

  /** Sets what goes wrong for a reader from now on; `null` for nothing. */
  setFault(home: string, fault: Fault | null): void {
    this.guest(new URL(home).host).fault = fault;
  }

  /** Assets that went wrong for a reader and were not requested again. */
  unhealed(home: string): readonly string[] {
    const { requests } = this.guest(new URL(home).host);
    return [...requests].flatMap(([file, count]) =>
      file.startsWith('assets/') && count === 1 ? [file] : [],
    );
  }

  /** URL that starts the worker before the reader opens a page; its title says when it serves. */
  doorstep(home: string): string {
    return home + DOORSTEP;
  }

  /** A file as the host serves it to a reader; `null` if there is none. */
  async read(file: string, name: string): Promise<Buffer | null> {
    const own = path.join(this.build, file);
    const content = this.files.get(own) ?? fs.readFile(own).catch(() => null);
    this.files.set(own, content);
    const body = await content;
    return body && this.guest(name).isServed && /\.(?:html|js)$/.test(file)
      ? Buffer.from(body.toString().replaceAll('https://mui.com', `http://${name}`))
      : body;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private guest(name: string): Guest {
    const guest = this.guests.get(name);
    if (!guest) {
      throw new Error(`${name} was not invited`);
    }
    return guest;
  }

  private async answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const name = request.headers.host ?? '';
    const { pathname } = new URL(request.url ?? '/', `http://${name}`);
    if (pathname === BASE_PATH + DOORSTEP) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(DOORSTEP_PAGE);
      return;
    }
    const guest = this.guest(name);
    const file = pathname.slice(BASE_PATH.length).replace(/(^|\/)$/, '$1index.html');
    if (request.headers['sec-fetch-dest'] !== 'document') {
      this.asked.add(file);
    }
    const body = await this.read(file, name);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const headers = {
      'cache-control': 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(
        Object.entries(this.headersOf(pathname)).map(([key, value]) => [key.toLowerCase(), value]),
      ),
      'content-type': type,
    };
    const { fault, requests } = guest;
    const count = requests.get(file) ?? 0;
    if (fault?.file.test(file)) {
      requests.set(file, count + 1);
    }
    if (body && fault?.file.test(file) && !(fault.isOnce && count > 0)) {
      const wrong = faultyAnswer(fault.name, body, type);
      if (wrong) {
        // With the file's own headers, so browsers cache the fault: recovery has to get past that.
        response.writeHead(wrong.status, { ...headers, 'content-type': wrong.type });
        response.end(wrong.body);
        return;
      }
      if (guest.hanging < MAX_HANGING) {
        guest.hanging += 1;
        response.once('close', () => {
          guest.hanging -= 1;
        });
        return;
      }
    }
    response.writeHead(body ? 200 : 404, headers).end(body ?? '<title>Not found</title>');
  }
}
