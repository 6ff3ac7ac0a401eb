import { readWorkerFiles, WORKER_FILES } from './worker/files';

/** Not supported by all browsers, so missing in TypeScript's library. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const savesData = () => (navigator as DataSaver).connection?.saveData === true;

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function isKept(address: string): Promise<boolean> {
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}

/** This page, its loaded files, and its lazy images. */
function pageFiles(siteRoot: string): readonly string[] {
  const pictures = savesData() ? [] : [...document.images].map(({ src }) => src);
  const files = [window.location.href, ...loadedFiles(), ...pictures];
  return files.filter((file) => file.startsWith(siteRoot));
}

/** Loaded assets that the worker hasn't cached. */
async function missingAssets(siteRoot: string): Promise<readonly string[]> {
  const assets = loadedFiles().filter((file) => file.startsWith(`${siteRoot}assets/`));
  const areKept = await Promise.all(assets.map(isKept));
  return assets.filter((_, index) => areKept[index] === false);
}

/** The search's files for this page; empty if all are cached. */
async function missingSearchFiles(siteRoot: string): Promise<readonly string[]> {
  const list = await caches.match(siteRoot + WORKER_FILES);
  const { search = {} } = (await readWorkerFiles(list)) ?? {};
  const [folder = ''] = window.location.href.slice(siteRoot.length).split('/');
  const own = Object.hasOwn(search, folder) ? search[folder] : search[''];
  const files = (own ?? []).map((file) => siteRoot + file);
  // All or nothing: the manifest has to match the shards.
  return (await Promise.all(files.map(isKept))).every(Boolean) ? [] : files;
}

/** Requests files for the worker to cache; failures are ignored, and retried on later pages. */
async function request(files: readonly string[]): Promise<void> {
  const requests = [...new Set(files)].map((file) => fetch(file, { priority: 'low' }));
  await Promise.allSettled(requests);
}

/**
 * Requests what the worker hasn't seen, so that it caches it (spec 7.3): the visit's first page,
 * files from the browser's memory cache, and the search. With data saver on, only what the reader
 * has opened. The worker must control the page.
 *
 * @param siteRoot URL of the site's root
 * @param isUnseen whether the page was loaded without the worker
 */
export async function keepOffline(siteRoot: string, isUnseen: boolean): Promise<void> {
  await request(isUnseen ? pageFiles(siteRoot) : await missingAssets(siteRoot));
  if (!savesData()) {
    await request(await missingSearchFiles(siteRoot));
  }
}
