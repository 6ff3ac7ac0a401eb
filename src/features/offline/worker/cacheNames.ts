/**
 * Caches belong to an origin, and the site may share its own with others: every name starts with
 * this, and nothing without it is ever touched.
 */
const PREFIX = 'toolpad-docs-';

/** The worker's caches. A change of what one holds changes its number, and the old one goes. */
export const CACHES = {
  /** Pages, each by its canonical address. */
  pages: `${PREFIX}pages-1`,
  /** Files whose name carries the hash of their content. */
  assets: `${PREFIX}assets-1`,
  /** The site's other files: pictures, data, the web app manifest. */
  files: `${PREFIX}files-1`,
  /** What the worker itself needs: the offline page, the list of the whole site. */
  worker: `${PREFIX}worker-1`,
} as const;

async function deleteCaches(isDoomed: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && isDoomed(name))
      .map((name) => caches.delete(name)),
  );
}

/** Removes what earlier workers of this site kept under names that are no longer used. */
export async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(CACHES);
  await deleteCaches((name) => !current.includes(name));
}

/** Removes everything that any worker of this site has kept. */
export async function deleteAllCaches(): Promise<void> {
  await deleteCaches(() => true);
}
