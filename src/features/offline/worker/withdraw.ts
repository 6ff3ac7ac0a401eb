import { WITHDRAWN, workerScope, type WorkerClient, type WorkerScope } from './scope';
import { deleteCaches, withinLimit } from './store';

/** Longer than pages take to answer, unless they are frozen or still loading. */
const ANSWER_LIMIT_MS = 5000;

/** Resolves when the page has answered. */
function tell(page: WorkerClient): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    page.postMessage(WITHDRAWN, [port2]);
  });
}

/** Tells open pages first: otherwise they would take it for an update, and reload. */
async function takeOver(self: WorkerScope): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  await withinLimit(Promise.all(pages.map(tell)), ANSWER_LIMIT_MS);
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
