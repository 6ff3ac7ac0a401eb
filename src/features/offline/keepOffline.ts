import { parseWorkerFiles, WORKER_FILES, type WorkerFiles } from './worker/files';

/** Not in TypeScript's library: only some browsers have it. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function savesData(): boolean {
  return (navigator as DataSaver).connection?.saveData === true;
}

/** This page, the files it has loaded, and the pictures it loads while the reader scrolls. */
function pageFiles(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = savesData() ? [] : [...document.images].map(({ src }) => src);
  return [window.location.href, ...loaded, ...pictures];
}

async function isKept(address: string): Promise<boolean> {
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}

async function readWorkerFiles(siteRoot: string): Promise<WorkerFiles | null> {
  const kept = await caches.match(siteRoot + WORKER_FILES);
  return parseWorkerFiles(await kept?.json());
}

/** The files that search needs on this page; none when all of them are kept. */
async function missingSearchFiles(siteRoot: string): Promise<readonly string[]> {
  const { search = {} } = (await readWorkerFiles(siteRoot)) ?? {};
  const [folder = ''] = window.location.href.slice(siteRoot.length).split('/');
  const files = (search[folder] ?? search[''] ?? []).map((file) => siteRoot + file);
  // All or none: the index's manifest has to be as new as the shards it names.
  return (await Promise.all(files.map(isKept))).every(Boolean) ? [] : files;
}

/** Requests files for the worker to keep; requests that fail are made another time. */
async function request(files: Iterable<string>): Promise<void> {
  const requests = [...files].map((file) => fetch(file, { priority: 'low' }));
  await Promise.allSettled(requests);
}

/**
 * Has the worker keep what it did not see a request for (spec 7.3): the first page of a visit, which was
 * loaded before there was a worker, and the search, which answers offline even if nobody has opened it.
 * Readers who save data keep only what they open. The worker has to be in control of the page.
 *
 * @param siteRoot the address of the site's root
 * @param isUnseen whether the page was loaded without the worker
 */
export async function keepOffline(siteRoot: string, isUnseen: boolean): Promise<void> {
  if (isUnseen) {
    await request(new Set(pageFiles().filter((file) => file.startsWith(siteRoot))));
  }
  if (!savesData()) {
    await request(await missingSearchFiles(siteRoot));
  }
}
