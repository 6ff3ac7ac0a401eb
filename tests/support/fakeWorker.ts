import type { WorkerScope } from '../../src/features/offline/worker/scope';

export const SCOPE = 'https://mui.com/toolpad/';

function keyOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : new URL(String(request), SCOPE).href;
}

/** An in-memory cache; its entries read like server responses. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(keyOf(request))?.clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(keyOf(request), response);
    return Promise.resolve();
  }

  async add(request: RequestInfo | URL): Promise<void> {
    const response = await fetch(request);
    if (!response.ok) {
      throw new TypeError('bad response status');
    }
    await this.put(request, response);
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(keyOf(request)));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.entries.keys()].map((address) => new Request(address)));
  }
}

class FakeCaches {
  readonly stores = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(
    request: RequestInfo | URL,
    { cacheName }: { cacheName: string },
  ): Promise<Response | undefined> {
    return await this.stores.get(cacheName)?.match(request);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.stores.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.stores.delete(name));
  }

  /** URLs in a named cache, relative to the scope. */
  addresses(name: string): string[] {
    return [...(this.stores.get(name)?.entries.keys() ?? [])].map((address) =>
      address.replace(SCOPE, ''),
    );
  }
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  md: 'text/markdown',
};

/** The content type that a host sends for a URL. */
function contentType(address: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(new URL(address, SCOPE).pathname) ?? [];
  return CONTENT_TYPES[extension] ?? 'text/html; charset=utf-8';
}

/** Identifies HTML as a page of the site; tests never see it. */
const PAGE_END = '<script src=/toolpad/assets/js/main.js></script></body>';

/** The files that a worker fetches when it installs. */
export const INSTALLED = {
  'offline.html': 'caches.open("toolpad-docs-pages-1")',
  'worker-files.json': '{"sizes":{},"search":{}}',
};

interface Answer {
  readonly status?: number;
  readonly type?: ResponseType;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether HTML is not the site's, such as a network's sign-in page. */
  readonly isForeign?: boolean;
}

/** A response as a browser gives it for a URL; Node's constructor knows no origin. */
function responseOf(
  address: string,
  body: string | null,
  { status = 200, type = 'basic', headers = {}, isForeign = false }: Answer = {},
): Response {
  const allHeaders = { 'content-type': contentType(address), ...headers };
  const isPage = !isForeign && allHeaders['content-type'].startsWith('text/html');
  const response = new Response(body && isPage ? body + PAGE_END : body, {
    status,
    headers: allHeaders,
  });
  const complete = (whole: Response): Response => {
    const text = async () => (await Response.prototype.text.call(whole)).replace(PAGE_END, '');
    Object.defineProperty(whole, 'type', { value: type });
    const clone = (): Response => complete(Response.prototype.clone.call(whole));
    return Object.assign(whole, { text, clone });
  };
  return complete(response);
}

interface FakeEvent {
  readonly stopImmediatePropagation: jest.Mock;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface AskInit extends RequestInit {
  /** Whether a tab navigates to the URL. */
  readonly navigate?: boolean;
  /** What a page requests the file for, as `Request` in Node does not know. */
  readonly destination?: string;
}

/** A worker's global scope whose events the test sends; one listener per type. */
export class FakeWorker {
  readonly caches = new FakeCaches();
  readonly fetch = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
  /** Open pages. */
  readonly pages = [{ postMessage: jest.fn() }];
  readonly skipWaiting = jest.fn(() => Promise.resolve());
  readonly claim = jest.fn(() => Promise.resolve());
  readonly unregister = jest.fn(() => Promise.resolve(true));
  private readonly listeners = new Map<string, (event: object) => void>();

  /** Replaces the global scope with this worker's. */
  install(): void {
    const scope: WorkerScope = {
      registration: { scope: SCOPE, unregister: this.unregister },
      clients: { claim: this.claim, matchAll: () => Promise.resolve(this.pages) },
      skipWaiting: this.skipWaiting,
      addEventListener: (type: string, listener: (event: never) => void) => {
        this.listeners.set(type, listener as (event: object) => void);
      },
    };
    Object.assign(globalThis, scope, { caches: this.caches, fetch: this.fetch });
  }

  /** From now on, the network answers every request with this. */
  online(body: string, answer?: Answer): void {
    this.fetch.mockImplementation((input) =>
      Promise.resolve(responseOf(keyOf(input), body, answer)),
    );
  }

  /** From now on, the network fails. */
  offline(): void {
    this.fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** From now on, the host has these files, by path below the scope, and returns 404 for others. */
  publish(files: Readonly<Record<string, string>>): void {
    this.fetch.mockImplementation((input) => {
      const address = keyOf(input);
      const body = files[address.replace(SCOPE, '')];
      const status = body === undefined ? 404 : 200;
      return Promise.resolve(responseOf(address, body ?? 'not found', { status }));
    });
  }

  /** Puts a file into a cache, as if left by an earlier worker. */
  async put(name: string, path: string, body: string, answer?: Answer): Promise<void> {
    const cache = await this.caches.open(name);
    await cache.put(SCOPE + path, responseOf(SCOPE + path, body, answer));
  }

  /** Sends an event and waits for all the work it starts. */
  async send(type: string, details: object = {}): Promise<FakeEvent> {
    const pending: Promise<unknown>[] = [];
    const event = {
      stopImmediatePropagation: jest.fn(),
      waitUntil: (work: Promise<unknown>) => {
        pending.push(work);
      },
      ...details,
    };
    this.listeners.get(type)?.(event);
    for (let work = pending.shift(); work !== undefined; work = pending.shift()) {
      await work;
    }
    return event;
  }

  /** Requests a URL as a page does; `null` if the worker leaves it to the browser. */
  ask(path: string, init: AskInit = {}): Promise<Response> | null {
    return this.request(path, init).answer;
  }

  /** The text that a page gets for a URL, once the worker has finished all resulting work. */
  async read(path: string, init: AskInit = {}): Promise<string | undefined> {
    const { answer, done } = this.request(path, init);
    const text = await (await answer)?.text();
    await done;
    return text;
  }

  private request(path: string, { navigate = false, destination = '', ...init }: AskInit) {
    const request = new Request(new URL(path, SCOPE), init);
    Object.defineProperty(request, 'destination', { configurable: true, value: destination });
    if (navigate) {
      Object.defineProperty(request, 'mode', { value: 'navigate' });
      Object.defineProperty(request, 'destination', { value: 'document' });
    }
    const answers: Promise<Response>[] = [];
    const done = this.send('fetch', {
      request,
      // A pending response keeps the worker alive, too.
      respondWith(this: FakeEvent, response: Promise<Response>) {
        answers.push(response);
        this.waitUntil(response.catch(() => undefined));
      },
    });
    return { answer: answers[0] ?? null, done };
  }
}
