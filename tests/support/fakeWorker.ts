import type { WorkerClient, WorkerScope } from '../../src/features/offline/worker/scope';

export const SCOPE = 'https://mui.com/toolpad/';

function keyOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : new URL(String(request), SCOPE).href;
}

/** A cache that lives in memory; what is put into it reads as a server's answer. */
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

  /** The addresses kept under a name, below the scope. */
  addresses(name: string): string[] {
    return [...(this.stores.get(name)?.entries.keys() ?? [])].map((address) =>
      address.replace(SCOPE, ''),
    );
  }
}

/** An answer as a browser gives it; Node's constructor knows no origin. */
export function answerOf(
  body: string | null,
  status = 200,
  type: ResponseType = 'basic',
): Response {
  const response = new Response(body, { status });
  Object.defineProperty(response, 'type', { value: type });
  response.clone = () => {
    const copy = Response.prototype.clone.call(response);
    Object.defineProperty(copy, 'type', { value: type });
    return copy;
  };
  return response;
}

interface FakeEvent {
  readonly stopImmediatePropagation: jest.Mock;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A worker's global scope whose events a test sends, one listener a type. */
export class FakeWorker {
  readonly caches = new FakeCaches();
  readonly fetch = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
  readonly skipWaiting = jest.fn(() => Promise.resolve());
  readonly claim = jest.fn(() => Promise.resolve());
  readonly unregister = jest.fn(() => Promise.resolve(true));
  windows: readonly WorkerClient[] = [];
  private readonly listeners = new Map<string, (event: object) => void>();

  /** Puts this worker in the place of the global scope. */
  install(): void {
    const scope: WorkerScope = {
      registration: { scope: SCOPE, unregister: this.unregister },
      clients: { claim: this.claim, matchAll: () => Promise.resolve(this.windows) },
      skipWaiting: this.skipWaiting,
      addEventListener: (type: string, listener: (event: never) => void) => {
        this.listeners.set(type, listener as (event: object) => void);
      },
    };
    Object.assign(globalThis, scope, { caches: this.caches, fetch: this.fetch });
  }

  /** Sends an event, and waits for all the work it starts. */
  async send(type: string, details: object = {}): Promise<FakeEvent> {
    const works: Promise<unknown>[] = [];
    const event = {
      stopImmediatePropagation: jest.fn(),
      waitUntil: (work: Promise<unknown>) => {
        works.push(work);
      },
      ...details,
    };
    this.listeners.get(type)?.(event);
    for (let work = works.shift(); work !== undefined; work = works.shift()) {
      await work;
    }
    return event;
  }

  /** Asks for an address as a page does; `null` when the worker leaves it to the browser. */
  ask(path: string, init: RequestInit & { navigate?: boolean } = {}): Promise<Response> | null {
    const { navigate = false, ...rest } = init;
    const request = new Request(new URL(path, SCOPE), rest);
    if (navigate) {
      Object.defineProperty(request, 'mode', { value: 'navigate' });
    }
    let answer: Promise<Response> | null = null;
    void this.send('fetch', {
      request,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return answer;
  }
}
