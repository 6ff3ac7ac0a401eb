/**
 * What the worker uses of its global scope. TypeScript's own `webworker` library cannot stand beside
 * `dom` in one program, so the few members that `dom` lacks are stated here.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface WorkerClient {
  readonly url: string;
  readonly frameType: 'auxiliary' | 'nested' | 'none' | 'top-level';
}

export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly WorkerClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

/** The global scope, as the worker's own modules see it. */
export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope;
}
