import { CACHES } from './cacheNames';
import { readKept } from './store';

/** Below the site's own path. */
export const OFFLINE_PAGE = 'offline.html';

/**
 * Keeps the page that stands for pages never visited; part of installing.
 *
 * @throws TypeError (as a rejection) when it cannot be had, so that the browser installs later
 */
export async function keepOfflinePage(scope: string): Promise<void> {
  const cache = await caches.open(CACHES.worker);
  await cache.add(new Request(new URL(OFFLINE_PAGE, scope), { cache: 'reload' }));
}

/** The offline page as an answer: the reader's address stays, and so does the truth in the status. */
export async function offlinePage(scope: string): Promise<Response> {
  const kept = await readKept(CACHES.worker, new URL(OFFLINE_PAGE, scope).href);
  return kept ? new Response(kept.body, { status: 503, headers: kept.headers }) : Response.error();
}
