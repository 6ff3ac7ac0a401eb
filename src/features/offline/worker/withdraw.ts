import { workerScope } from './scope';
import { deleteCaches } from './store';

/**
 * The worker that takes its predecessors back: it replaces them at once, deletes everything they kept and
 * unregisters itself. Open pages go on, served by the network, and are not reloaded.
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
