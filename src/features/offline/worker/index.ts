import { answer, isHandled } from './answers';
import { CLAIM, KEEP_SITE, workerScope } from './scope';
import { CACHES, deleteCaches, installFiles, keepSite, sweepAssets, withinLimit } from './store';

/** Longer than any sweep should take, unless a cache hangs. */
const SWEEP_LIMIT_MS = 30_000;

/**
 * Called by plugin-pwa's worker before it adds its listeners. That worker would serve precached
 * pages cache first, against spec 7.3, so it gets nothing to precache, and only its `SKIP_WAITING`
 * listener runs.
 */
export default function start(): void {
  const self = workerScope();
  self.addEventListener('install', (event) => {
    event.stopImmediatePropagation();
    // A failed sweep only wastes disk space; it must not fail the update.
    const sweep = () => withinLimit(sweepAssets(), SWEEP_LIMIT_MS);
    event.waitUntil(installFiles().then(sweep));
  });
  self.addEventListener('activate', (event) => {
    event.stopImmediatePropagation();
    // Activation blocks all requests, so don't wait for a hanging cache.
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
      // Missing files are cached the next time.
      event.waitUntil(keepSite().catch(() => undefined));
    } else if (event.data?.type === CLAIM.type) {
      event.waitUntil(self.clients.claim());
    }
  });
}
