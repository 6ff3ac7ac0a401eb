import { addressKind, cacheKey, parseSiteFiles, SITE_FILES, type SiteFiles } from './files';
import { siteAddress } from './scope';
import { CACHES, keep, MATCH, readKept, sweepAssets } from './store';

/** Parallel requests; limited so that the page's own get through. */
const BATCH = 6;

async function readList(response: Response | undefined): Promise<SiteFiles | null> {
  return parseSiteFiles(await response?.json().catch(() => null));
}

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
  const now = await readList(listResponse.clone());
  if (!now) {
    return;
  }
  const before = (await readList(await readKept('worker', listAddress))) ?? {};
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
