import { answer, isHandled } from './answers';
import { keepSite } from './keepSite';
import { CLAIM, KEEP_SITE, workerScope } from './scope';
import { CACHES, deleteCaches, installFiles, sweepAssets, withinLimit } from './store';

/** Longer than any sweep takes, unless a cache hangs. */
const SWEEP_LIMIT_MS = 30_000;

/**
 * The worker's own rules, which plugin-pwa's worker calls before it adds its listeners. That worker would
 * serve precached pages without asking the network, against spec 7.3, so it is started with nothing to
 * precache, and only its listener for `SKIP_WAITING` is left to run.
 */
export default function start(): void {
  const self = workerScope();
  self.addEventListener('install', (event) => {
    event.stopImmediatePropagation();
    // A sweep that fails costs disk space; it must not cost the reader the update.
    const sweep = () => withinLimit(sweepAssets(), SWEEP_LIMIT_MS);
    event.waitUntil(installFiles().then(sweep));
  });
  self.addEventListener('activate', (event) => {
    event.stopImmediatePropagation();
    // All requests wait until this ends, so a cache that hangs must not hold it up.
    const deleted = withinLimit(deleteCaches(Object.values(CACHES)));
    event.waitUntil(deleted.then(() => self.clients.claim()));
  });
  self.addEventListener('fetch', (event) => {
    event.stopImmediatePropagation();
    if (isHandled(event.request)) {
      event.respondWith(answer(event));
    }
  });
  self.addEventListener('message', (event) => {
    if (event.data?.type === KEEP_SITE.type) {
      // The connection may fail: missing files are cached another time.
      event.waitUntil(keepSite().catch(() => undefined));
    } else if (event.data?.type === CLAIM.type) {
      event.waitUntil(self.clients.claim());
    }
  });
}
