import { CACHES } from './cacheNames';

/** A content hash, in a file's name or in a text that names the file. */
const HASH = /[0-9a-f]{8,}/g;

/** Data without a hash of its own, such as the search index' list of pieces. */
const DATA = /\.json$/;

function contentHash(address: string): string | null {
  const fileName = address.slice(address.lastIndexOf('/') + 1);
  return fileName.match(HASH)?.at(-1) ?? null;
}

/** Reads what a cache keeps, or only those of its files that may name others. */
async function readTexts(cacheName: string, names = /(?:)/): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const requests = (await cache.keys()).filter(({ url }) => names.test(url));
  return await Promise.all(
    requests.map(async (request) => (await (await cache.match(request))?.text()) ?? ''),
  );
}

/**
 * Removes the hashed files of earlier builds that nothing kept needs any more (spec 7.3). A file is
 * needed as long as a kept page names its hash, or data, a script or a style sheet that is itself
 * needed: that is how the runtime names the chunks it loads later, and the search index its pieces.
 */
export async function sweepAssets(): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  // Listed before the pages are read: what a page loads meanwhile is not on the list, so it stays.
  const doomed = new Map<string, Request>();
  for (const request of await assets.keys()) {
    const hash = contentHash(request.url);
    if (hash !== null) {
      doomed.set(hash, request);
    }
  }
  const texts = [
    ...(await readTexts(CACHES.pages)),
    ...(await readTexts(CACHES.worker)),
    ...(await readTexts(CACHES.files, DATA)),
  ];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [hash] of text.matchAll(HASH)) {
      const request = doomed.get(hash);
      if (request) {
        doomed.delete(hash);
        if (/\.(?:js|css|json)$/.test(request.url)) {
          texts.push((await (await assets.match(request))?.text()) ?? '');
        }
      }
    }
  }
  await Promise.all([...doomed.values()].map((request) => assets.delete(request)));
}
