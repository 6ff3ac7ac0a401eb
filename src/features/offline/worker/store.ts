import {
  addressKind,
  cacheKey,
  contentHash,
  HASH,
  isIntact,
  OFFLINE_PAGE,
  parseWorkerFiles,
  WORKER_FILES,
  type WorkerFiles,
} from './files';
import { siteAddress } from './scope';

/** Caches belong to an origin, which the site may share with others: only names with this are its own. */
const PREFIX = 'toolpad-docs-';

/** The worker's caches. Changing what a cache holds means changing its number; the old one is deleted. */
export const CACHES = {
  /** Pages by their canonical address. */
  pages: `${PREFIX}pages-1`,
  /** Files with a content hash in their name. */
  assets: `${PREFIX}assets-1`,
  /** All other files: pictures, data, the web app manifest. */
  files: `${PREFIX}files-1`,
  /** What the worker itself needs: the offline page and the build's lists. */
  worker: `${PREFIX}worker-1`,
} as const;

/** Hosts may send `Vary`; here the same address always means the same thing. */
export const MATCH: CacheQueryOptions = { ignoreVary: true };

/** A cache that takes longer than this is treated as broken. */
const CACHE_LIMIT_MS = 2000;

/** How long the worker waits for one of its own files; a hanging one would block installation for minutes. */
const FILE_LIMIT_MS = 10_000;

/** The result of some work; `undefined` if it fails or takes longer than the limit. */
export async function withinLimit<Result>(
  work: Promise<Result>,
  limitMs = CACHE_LIMIT_MS,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  const result = await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
  return result;
}

/** Reads from a cache. One that throws or hangs counts as empty, so that the network is used. */
export async function readKept(
  name: keyof typeof CACHES,
  key: string,
): Promise<Response | undefined> {
  const read = async () => await caches.match(key, { ...MATCH, cacheName: CACHES[name] });
  return await withinLimit(read());
}

let sizes: Promise<WorkerFiles['sizes']> | null = null;

async function parseList(response: Response | undefined): Promise<WorkerFiles | null> {
  return parseWorkerFiles(await response?.json().catch(() => null));
}

/** Downloads the build's list. An invalid one is not cached: the worker retries when it next starts. */
async function fetchList(): Promise<WorkerFiles | null> {
  const address = siteAddress(WORKER_FILES);
  const response = await fetch(address, {
    cache: 'reload',
    signal: AbortSignal.timeout(FILE_LIMIT_MS),
  });
  const list = await parseList(response.clone());
  if (response.ok && list) {
    await (await caches.open(CACHES.worker)).put(address, response);
  }
  return list;
}

async function readSizes(): Promise<WorkerFiles['sizes']> {
  const kept = await readKept('worker', siteAddress(WORKER_FILES));
  const list = (await parseList(kept)) ?? (await withinLimit(fetchList()));
  return list?.sizes ?? {};
}

/** Whether a response really is what its address promises; see {@link isIntact}. */
export async function isGenuine(address: string, response: Response): Promise<boolean> {
  sizes ??= readSizes();
  return await isIntact(address, response.clone(), await sizes);
}

/**
 * Keeps a response for reading offline. Errors, redirects, other origins' responses and damaged files are
 * not kept; a page that its server no longer knows is forgotten. A full disk is not an error.
 */
export async function keep(address: string, response: Response): Promise<void> {
  const key = cacheKey(address);
  const isOwn = response.type === 'basic' && !response.redirected;
  try {
    const cache = await caches.open(CACHES[addressKind(address)]);
    if (isOwn && (await isGenuine(key, response))) {
      await cache.put(key, response);
    } else if ((response.status === 404 || response.status === 410) && address === key) {
      await cache.delete(key, MATCH);
    }
  } catch {
    // Refused or full.
  }
}

/** Deletes all caches of this site's workers except the given ones. */
export async function deleteCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const doomed = names.filter((name) => name.startsWith(PREFIX) && !except.includes(name));
  await Promise.all(doomed.map((name) => caches.delete(name)));
}

/**
 * Downloads the offline page and the build's list; part of installing.
 *
 * @throws TypeError (as a rejection) without the offline page, so that the browser tries again later
 */
export async function installFiles(): Promise<void> {
  const address = siteAddress(OFFLINE_PAGE);
  const page = await fetch(address, {
    cache: 'reload',
    signal: AbortSignal.timeout(FILE_LIMIT_MS),
  });
  // It names the cache of pages, which no other page does.
  if (!page.ok || !(await page.clone().text()).includes(CACHES.pages)) {
    throw new TypeError(`${address} came as something else`);
  }
  await (await caches.open(CACHES.worker)).put(address, page);
  // Without the list, files are still checked for their type; that must not hold an update up.
  await fetchList().catch(() => undefined);
  sizes = null;
}

async function readTexts(name: keyof typeof CACHES, files = /(?:)/): Promise<string[]> {
  const cache = await caches.open(CACHES[name]);
  const requests = (await cache.keys()).filter(({ url }) => files.test(url));
  return await Promise.all(
    requests.map(async (request) => (await (await cache.match(request))?.text()) ?? ''),
  );
}

/**
 * Deletes damaged assets, and those of earlier builds that nothing kept needs any more (spec 7.3). An
 * asset is needed as long as its hash appears in a kept page, or in data, a script or a style sheet that
 * is needed itself: that is how scripts refer to the chunks they load, and the search index to its shards.
 */
export async function sweepAssets(): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  // Listed before the pages are read, so that whatever a page loads in the meantime stays.
  const doomed = new Map<string, Request>();
  for (const request of await assets.keys()) {
    const kept = await assets.match(request);
    if (kept && !(await isGenuine(request.url, kept))) {
      await assets.delete(request);
    } else if (contentHash(request.url) !== '') {
      doomed.set(contentHash(request.url), request);
    }
  }
  const texts = [
    ...(await readTexts('pages')),
    ...(await readTexts('worker')),
    ...(await readTexts('files', /\.json$/)),
  ];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [hash] of text.matchAll(HASH)) {
      const request = doomed.get(hash);
      doomed.delete(hash);
      if (request && /\.(?:js|css|json)$/.test(request.url)) {
        texts.push((await (await assets.match(request))?.text()) ?? '');
      }
    }
  }
  await Promise.all([...doomed.values()].map((request) => assets.delete(request)));
}
