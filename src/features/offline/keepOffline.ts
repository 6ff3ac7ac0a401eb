import { parseWorkerFiles, WORKER_FILES } from './worker/files';

/** Not in TypeScript's library: only some browsers have it. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const savesData = () => (navigator as DataSaver).connection?.saveData === true;

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function isKept(address: string): Promise<boolean> {
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}

/** This page, the files it has loaded, and the pictures it loads while the reader scrolls. */
function pageFiles(siteRoot: string): readonly string[] {
  const pictures = savesData() ? [] : [...document.images].map(({ src }) => src);
  const files = [window.location.href, ...loadedFiles(), ...pictures];
  return files.filter((file) => file.startsWith(siteRoot));
}

/** What the page has loaded and cannot do without offline, but the worker has not kept. */
async function missingAssets(siteRoot: string): Promise<readonly string[]> {
  const assets = loadedFiles().filter((file) => file.startsWith(`${siteRoot}assets/`));
  const areKept = await Promise.all(assets.map(isKept));
  return assets.filter((_, index) => areKept[index] === false);
}

/** The files that search needs on this page; none when all of them are kept. */
async function missingSearchFiles(siteRoot: string): Promise<readonly string[]> {
  const list = await caches.match(siteRoot + WORKER_FILES);
  const { search = {} } = parseWorkerFiles(await list?.json().catch(() => null)) ?? {};
  const [folder = ''] = window.location.href.slice(siteRoot.length).split('/');
  const own = Object.hasOwn(search, folder) ? search[folder] : search[''];
  const files = (own ?? []).map((file) => siteRoot + file);
  // All or none: the index's manifest has to be as new as the shards it names.
  return (await Promise.all(files.map(isKept))).every(Boolean) ? [] : files;
}

/** Requests files for the worker to keep; requests that fail are made another time. */
async function request(files: readonly string[]): Promise<void> {
  const requests = [...new Set(files)].map((file) => fetch(file, { priority: 'low' }));
  await Promise.allSettled(requests);
}

/**
 * Has the worker keep what it did not see a request for (spec 7.3): the first page of a visit, which was
 * loaded before there was a worker; files that the browser had in its memory and asked no worker for; and
 * the search, which answers offline even if nobody has opened it.
 * Readers who save data keep only what they open. The worker has to be in control of the page.
 *
 * @param siteRoot the address of the site's root
 * @param isUnseen whether the page was loaded without the worker
 */
export async function keepOffline(siteRoot: string, isUnseen: boolean): Promise<void> {
  await request(isUnseen ? pageFiles(siteRoot) : await missingAssets(siteRoot));
  if (!savesData()) {
    await request(await missingSearchFiles(siteRoot));
  }
}
