/** A host may say `Vary`; the same address always means the same thing here. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/** Reads a kept answer; `undefined` when there is none. */
export async function readKept(cacheName: string, key: string): Promise<Response | undefined> {
  return await caches.match(key, { ...MATCH, cacheName });
}

/** Errors, redirects and other origins' answers are passed on, never kept. */
function isKeepable(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

/**
 * Keeps an answer for reading offline. An address that its server no longer knows is forgotten. A
 * full disk is no error: what cannot be kept is read from the network again.
 */
export async function keep(cacheName: string, key: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    if (isKeepable(response)) {
      await cache.put(key, response);
    } else if (response.status === 404 || response.status === 410) {
      await cache.delete(key, MATCH);
    }
  } catch {
    // Refused or full.
  }
}

/** Fetches and keeps a file, unless it is there. A network failure rejects. */
export async function addMissing(cacheName: string, address: string): Promise<void> {
  if ((await readKept(cacheName, address)) === undefined) {
    await keep(cacheName, address, await fetch(address));
  }
}

/** Does some work for each item, a few at a time, so that the page's own requests get through. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const AT_ONCE = 6;
  const queue = items.values();
  async function takeNext(): Promise<void> {
    for (const item of queue) {
      await work(item);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}
