import { workerScope } from './scope';
import { deleteCaches } from './store';

/**
 * A worker that replaces its predecessors immediately, deletes their caches and unregisters itself.
 * Open pages are not reloaded.
 */
export default function withdraw(): void {
  const self = workerScope();
  self.addEventListener('install', (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(deleteCaches().then(() => self.registration.unregister()));
  });
}
