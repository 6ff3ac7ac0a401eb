/* TypeScript's `webworker` library can't be combined with `dom`, so declare what `dom` lacks. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: { readonly type?: unknown } | null | undefined;
}

export interface WorkerClient {
  postMessage(message: object, transfer: Transferable[]): void;
}

export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope;
}

/** URL of a path relative to the site's root, which is the worker's scope. */
export function siteAddress(path: string): string {
  return new URL(path, workerScope().registration.scope).href;
}

/** Message from an installed app: cache the whole site. */
export const KEEP_SITE = { type: 'KEEP_SITE' };

/** Message from a page that isn't controlled because it started loading before activation. */
export const CLAIM = { type: 'CLAIM' };

/**
 * Message to all pages from a worker that replaces the others and goes away: no reload. Pages answer
 * on its port.
 */
export const WITHDRAWN = { type: 'WITHDRAWN' };
