import { keep, readKept } from './store';

/**
 * Answers a file whose name changes with its content: kept once, it is right for ever (spec 7.3).
 *
 * @param waitUntil keeps the worker alive until the file is kept
 */
export async function cacheFirst(
  request: Request,
  cacheName: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const kept = await readKept(cacheName, request.url);
  if (kept) {
    return kept;
  }
  const response = await fetch(request);
  waitUntil(keep(cacheName, request.url, response.clone()));
  return response;
}
