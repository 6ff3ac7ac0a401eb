import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sha1, type BuiltSite } from './builtSite';
import { parseHostHeaders } from './hostHeaders.mjs';

const BASE_PATH = '/toolpad/';
const WORKER = 'sw.js';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The response in place of a file; `null` for the file itself, `'hang'` for no response at all. */
type Fault = (
  file: string,
) => { status: number; type: string; body: string | Buffer } | 'hang' | null;

/** A site on its own server that a test can publish again, slow down and take offline. */
export class PublishedSite {
  private build = 1;
  private slowPages = 0;
  private fault: Fault = () => null;
  private port = 0;
  private reader = 0;
  private isWorkerRequested = false;
  private server: http.Server | null = null;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly site: BuiltSite) {}

  /** The production host, which survives going offline. Browsers allow workers on `localhost`. */
  get origin(): string {
    return `http://reader-${this.reader}.docs.localhost:${this.port}`;
  }

  /** Another host of the same site. */
  get otherOrigin(): string {
    return `http://reader-${this.reader}.preview.localhost:${this.port}`;
  }

  /** Whether a browser has requested the worker of the published build. */
  get wasWorkerAsked(): boolean {
    return this.isWorkerRequested;
  }

  publish(build: number): void {
    this.build = build;
    this.isWorkerRequested = false;
  }

  /** From now on, pages arrive this late. */
  slowDown(ms: number): void {
    this.slowPages = ms;
  }

  /** From now on, this fault applies to all requests. */
  inject(fault: Fault): void {
    this.fault = fault;
  }

  async goOnline(): Promise<void> {
    const server = http.createServer((request, response) => {
      void this.answer(request, response);
    });
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async goOffline(): Promise<void> {
    const { server } = this;
    this.server = null;
    const closed = new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
    this.sockets.forEach((socket) => socket.destroy());
    await closed;
  }

  /** Resets the site for another reader, who has their own hosts: first build, online, no delay. */
  async welcome(): Promise<void> {
    this.reader += 1;
    this.publish(1);
    this.slowDown(0);
    this.inject(() => null);
    if (!this.server) {
      await this.goOnline();
    }
  }

  private async answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const { build } = this;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(BASE_PATH) || /\/[^/.]+$/.test(pathname)) {
      response.writeHead(301, { location: `${pathname.replace(/\/$/, '')}/` }).end();
      return;
    }
    const file = pathname.slice(BASE_PATH.length).replace(/(^|\/)$/, '$1index.html');
    const isReader = `http://${request.headers.host}` === this.origin;
    this.isWorkerRequested ||= isReader && file === WORKER;
    if (file.endsWith('.html')) {
      await delay(this.slowPages, undefined, { ref: false });
    }
    const fault = this.fault(file);
    if (fault === 'hang') {
      return;
    }
    if (fault) {
      response.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body);
      return;
    }
    const content = await this.site.read(file, build, this.origin);
    const body = content ?? Buffer.from('<title>Not found</title>');
    const hostHeaders = await this.site.read('_headers', build, this.origin);
    const headers = {
      ...parseHostHeaders(hostHeaders?.toString() ?? '')(pathname),
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // Some hosts let browsers cache pages; the worker has to make sure that they are fresh.
      'Cache-Control': 'public, max-age=600',
      etag: `"${sha1(body)}"`,
    };
    if (content && request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, headers).end();
    } else {
      response.writeHead(content ? 200 : 404, headers).end(body);
    }
  }
}
