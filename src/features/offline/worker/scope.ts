/**
 * What the worker uses of its global scope. TypeScript's `webworker` library cannot be combined with
 * `dom` in one program, so the few members that `dom` lacks are declared here.
 */
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

export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

/** The global scope, as the worker's own modules see it. */
export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope;
}

/** The address of a file of the site, by its path from the site's root, which is the worker's scope. */
export function siteAddress(path: string): string {
  return new URL(path, workerScope().registration.scope).href;
}

/** What a page says when the site was installed as an app: keep all of it. */
export const KEEP_SITE = { type: 'KEEP_SITE' };

/** What a page says that no worker controls although there is one: it began to load just before. */
export const CLAIM = { type: 'CLAIM' };
