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

/** A page that starts the site's worker as the site does, and loads nothing that it would keep. */
const DOORSTEP = 'doorstep.html';
const WORKER_ADDRESS = `${BASE_PATH}sw.js?params=${encodeURIComponent('{"offlineMode":false,"debug":false}')}`;
const DOORSTEP_PAGE = Buffer.from(`<!doctype html><title>Doorstep</title><script>
  navigator.serviceWorker.addEventListener('controllerchange', () => { document.title = 'Served'; });
  navigator.serviceWorker.register('${WORKER_ADDRESS}', { updateViaCache: 'none' });
</script>`);

/**
 * Browsers open six connections at most to a host without HTTP/2, and answers that never come hold theirs. The
 * site's hosts speak HTTP/2, so a page that has some of them left is nearer to the truth.
 */
const HANGING_AT_MOST = 4;

/** What goes wrong for a reader: a file, how, and whether only with the first request for it. */
export interface Fault {
  /** Of the file's path below the site's. */
  readonly file: RegExp;
  readonly name: FaultName;
  readonly isOnce: boolean;
}

interface Guest {
  /** Whether the site takes the guest's host for its own, and so registers its worker. */
  readonly isServed: boolean;
  fault: Fault | null;
  /** How often each file that a fault is about was asked for. */
  readonly requests: Map<string, number>;
  hanging: number;
}

/**
 * A host of a built site that gets a file wrong, another one for each of many readers at once: a reader has a
 * host name, and so storage, caches and a worker, of their own.
 */
export class FaultHost {
  /** Every file that anybody has asked for, pages left out. */
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

  /** Gives the address of the site for one more reader. */
  invite(isServed: boolean): string {
    const { port } = this.server.address() as AddressInfo;
    // Browsers trust these names with workers, and one site's pages share a process.
    const name = `reader-${this.guests.size}.docs.localhost:${port}`;
    this.guests.set(name, { isServed, fault: null, requests: new Map(), hanging: 0 });
    return `http://${name}${BASE_PATH}`;
  }

  /** From now on a reader gets files as a fault says, or as they are. */
  setFault(home: string, fault: Fault | null): void {
    this.guest(new URL(home).host).fault = fault;
  }

  /** The assets that went wrong for a reader, and were not asked for again. */
  unhealed(home: string): readonly string[] {
    const { requests } = this.guest(new URL(home).host);
    return [...requests].flatMap(([file, count]) =>
      file.startsWith('assets/') && count === 1 ? [file] : [],
    );
  }

  /** Where the worker starts before the reader has seen a page; the title says when it serves them. */
  doorstep(home: string): string {
    return home + DOORSTEP;
  }

  /** A file as the host has it for a reader; `null` where there is none. */
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
        // With the file's own headers, so browsers keep what is wrong, too: healing has to get past that.
        response.writeHead(wrong.status, { ...headers, 'content-type': wrong.type });
        response.end(wrong.body);
        return;
      }
      if (guest.hanging < HANGING_AT_MOST) {
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
