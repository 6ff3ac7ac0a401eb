import { addressKind, fileKey, pageKey } from './addresses';
import { CACHES } from './cacheNames';
import { addFile, fetchPage } from './keepPage';
import { parseSiteFiles, SITE_FILES, type SiteFiles } from './siteFiles';
import { eachOf, keep, readKept } from './store';
import { sweepAssets } from './sweepAssets';

async function readList(response: Response | undefined): Promise<SiteFiles | null> {
  try {
    return response?.ok ? parseSiteFiles(await response.json()) : null;
  } catch {
    return null;
  }
}

async function refreshFile(address: string, scope: string, isChanged: boolean): Promise<void> {
  if (addressKind(address, scope) === 'page') {
    if (isChanged || (await readKept(CACHES.pages, pageKey(address))) === undefined) {
      await fetchPage(pageKey(address));
    }
    return;
  }
  if (isChanged) {
    await (await caches.open(CACHES.files)).delete(fileKey(address));
  }
  await addFile(address, scope);
}

/** Forgets the pages that were published once and are no longer. */
async function dropPages(before: SiteFiles, now: SiteFiles, scope: string): Promise<void> {
  const pages = await caches.open(CACHES.pages);
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(now, path));
  await eachOf(gone, async (path) => {
    await pages.delete(pageKey(new URL(path, scope).href));
  });
}

async function refreshSite(scope: string): Promise<void> {
  const listAddress = new URL(SITE_FILES, scope).href;
  const listResponse = await fetch(listAddress, { cache: 'no-cache' });
  const now = await readList(listResponse.clone());
  if (!now) {
    return;
  }
  const before = (await readList(await readKept(CACHES.worker, listAddress))) ?? {};
  await eachOf(Object.entries(now), async ([path, revision]) => {
    const isChanged = revision !== null && before[path] !== revision;
    await refreshFile(new URL(path, scope).href, scope, isChanged);
  });
  await dropPages(before, now, scope);
  // Last, so that what was cut short is taken up again the next time.
  await keep(CACHES.worker, listAddress, listResponse);
  await sweepAssets();
}

let running: Promise<void> | null = null;

/**
 * Keeps the whole site for an installed app (spec 7.3): what changed since the last time is fetched,
 * the rest is there. A failure leaves what was kept, and the next start of the app goes on.
 */
export async function keepSite(scope: string): Promise<void> {
  running ??= refreshSite(scope).finally(() => {
    running = null;
  });
  await running;
}
