import { WITHDRAWN, workerScope, type WorkerScope } from './scope';
import { deleteCaches } from './store';

/** Tells open pages first: otherwise they would take it for an update, and reload. */
async function takeOver(self: WorkerScope): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  pages.forEach((page) => page.postMessage(WITHDRAWN));
  await self.skipWaiting();
}

/**
 * A worker that replaces its predecessors immediately, deletes their caches and unregisters itself.
 * Open pages are not reloaded.
 */
export default function withdraw(): void {
  const self = workerScope();
  self.addEventListener('install', (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(takeOver(self));
  });
  self.addEventListener('activate', (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(deleteCaches().then(() => self.registration.unregister()));
  });
}
