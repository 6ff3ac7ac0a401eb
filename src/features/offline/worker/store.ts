import {
  addressKind,
  cacheKey,
  contentHash,
  HASH,
  isIntact,
  OFFLINE_PAGE,
  readSiteFiles,
  readWorkerFiles,
  SITE_FILES,
  WORKER_FILES,
} from './files';
import { siteAddress } from './scope';

/** Identifies this site's caches, because other sites may share the origin. */
const PREFIX = 'toolpad-docs-';

/** Increment a cache's number when its contents change incompatibly; old caches are deleted. */
export const CACHES = {
  pages: `${PREFIX}pages-1`,
  /** Files with a content hash in their name. */
  assets: `${PREFIX}assets-1`,
  /** All other files: images, data, the web app manifest. */
  files: `${PREFIX}files-1`,
  /** The worker's own files: the offline page and the build's lists. */
  worker: `${PREFIX}worker-1`,
} as const;

/** Hosts may send `Vary`, but responses here only depend on the URL. */
const MATCH: CacheQueryOptions = { ignoreVary: true };

/** A slower cache is treated as broken. */
const CACHE_LIMIT_MS = 2000;

/** Downloads past the HTTP cache; one that hangs would block installation for minutes. */
function download(address: string): Promise<Response> {
  return fetch(address, { cache: 'reload', signal: AbortSignal.timeout(10_000) });
}

/** Resolves to `undefined` if the work fails or takes too long. */
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

/** Reads from a cache. If it throws or hangs, it counts as empty, so that the network is used. */
export async function readKept(
  name: keyof typeof CACHES,
  key: string,
): Promise<Response | undefined> {
  const read = async () => await caches.match(key, { ...MATCH, cacheName: CACHES[name] });
  return await withinLimit(read());
}

let sizes: ReturnType<typeof readSizes> | null = null;

/** Downloads the build's list. An invalid one isn't cached, so the worker retries on restart. */
async function fetchList() {
  const address = siteAddress(WORKER_FILES);
  const response = await download(address);
  const list = await readWorkerFiles(response.clone());
  if (response.ok && list) {
    await (await caches.open(CACHES.worker)).put(address, response);
  }
  return list;
}

async function readSizes() {
  const kept = await readKept('worker', siteAddress(WORKER_FILES));
  const list = (await readWorkerFiles(kept)) ?? (await withinLimit(fetchList()));
  return list?.sizes ?? {};
}

/** Like {@link isIntact}, with this build's sizes; doesn't consume the response. */
export async function isGenuine(address: string, response: Response): Promise<boolean> {
  sizes ??= readSizes();
  return await isIntact(address, response.clone(), await sizes);
}

/**
 * Caches a response, unless it is an error, redirected, cross-origin or damaged. A 404 or 410
 * deletes the cached copy. Never rejects.
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
    // Storage is denied or full.
  }
}

/** Deletes all of this site's caches except the given ones. */
export async function deleteCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const doomed = names.filter((name) => name.startsWith(PREFIX) && !except.includes(name));
  await Promise.all(doomed.map((name) => caches.delete(name)));
}

/**
 * Downloads the offline page and the build's list during installation.
 *
 * @throws TypeError (as a rejection) without the offline page, so that the browser retries
 */
export async function installFiles(): Promise<void> {
  const address = siteAddress(OFFLINE_PAGE);
  const page = await download(address);
  // Only the offline page contains the cache's name.
  if (!page.ok || !(await page.clone().text()).includes(CACHES.pages)) {
    throw new TypeError(`${address} has unexpected content`);
  }
  await (await caches.open(CACHES.worker)).put(address, page);
  // Not essential: without the list, files are still checked by type.
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
 * Deletes damaged assets and those that nothing cached needs anymore (spec 7.3): whose hash appears
 * in no cached page or data, and in no needed script, style sheet or JSON file.
 */
export async function sweepAssets(): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  // Listed before reading pages, so that assets added in the meantime are kept.
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

/** Parallel requests; limited so that the page's own get through. */
const BATCH = 6;

async function refreshFile(address: string, isChanged: boolean): Promise<void> {
  const kind = addressKind(address);
  if (isChanged || !(await readKept(kind, address))) {
    const cache = kind === 'assets' ? 'default' : 'no-cache';
    await keep(address, await fetch(address, { cache }));
  }
}

async function refreshSite(): Promise<void> {
  const listAddress = siteAddress(SITE_FILES);
  const listResponse = await fetch(listAddress, { cache: 'no-cache' });
  const now = await readSiteFiles(listResponse.clone());
  if (!now) {
    return;
  }
  const before = (await readSiteFiles(await readKept('worker', listAddress))) ?? {};
  const addressOf = (path: string) => cacheKey(siteAddress(path));
  const files = Object.entries(now);
  for (let start = 0; start < files.length; start += BATCH) {
    await Promise.all(
      files.slice(start, start + BATCH).map(([path, revision]) => {
        const isChanged = revision !== null && before[path] !== revision;
        return refreshFile(addressOf(path), isChanged);
      }),
    );
  }
  const pages = await caches.open(CACHES.pages);
  for (const path of Object.keys(before).filter((name) => !Object.hasOwn(now, name))) {
    await pages.delete(addressOf(path), MATCH);
  }
  // Stored last, so that an interrupted run is resumed.
  await (await caches.open(CACHES.worker)).put(listAddress, listResponse);
  await sweepAssets();
}

let running: Promise<void> | null = null;

/** Caches the site for an installed app (spec 7.3); after a failure, the next start resumes. */
export async function keepSite(): Promise<void> {
  running ??= refreshSite().finally(() => {
    running = null;
  });
  await running;
}
