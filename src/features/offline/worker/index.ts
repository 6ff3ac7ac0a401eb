import { addressKind, fileKey, isHandled, pageKey } from './addresses';
import { cacheFirst } from './cacheFirst';
import { CACHES, deleteOldCaches } from './cacheNames';
import { countTabs } from './countTabs';
import { keepPage } from './keepPage';
import { keepSite } from './keepSite';
import { parsePageMessage, type PageMessage } from './messages';
import { networkFirst } from './networkFirst';
import { keepOfflinePage, offlinePage } from './offlinePage';
import { workerScope, type WorkerFetchEvent, type WorkerScope } from './scope';
import { sweepAssets } from './sweepAssets';

/** The answer to a request inside the scope (spec 7.3). */
async function answer(event: WorkerFetchEvent, scope: string): Promise<Response> {
  const { request } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const kind = addressKind(request.url, scope);
  if (kind === 'asset') {
    return await cacheFirst(request, CACHES.assets, waitUntil);
  }
  return await networkFirst({
    request,
    ...(kind === 'page'
      ? { cacheName: CACHES.pages, key: pageKey(request.url) }
      : { cacheName: CACHES.files, key: fileKey(request.url) }),
    otherwise: async () =>
      request.mode === 'navigate' ? await offlinePage(scope) : Response.error(),
    waitUntil,
  });
}

async function obey(
  message: PageMessage,
  ports: readonly MessagePort[],
  self: WorkerScope,
): Promise<void> {
  const { scope } = self.registration;
  switch (message.type) {
    case 'COUNT_TABS':
      ports[0]?.postMessage(await countTabs(self));
      break;
    case 'KEEP_PAGE':
      await keepPage(message.address, message.files, scope);
      break;
    case 'KEEP_SITE':
      await keepSite(scope);
      break;
  }
}

/**
 * The worker's own rules, called by plugin-pwa's worker before it adds its listeners. That worker
 * would serve precached pages before asking the network, against spec 7.3, so it is started with
 * nothing to precache, and of its listeners only the one for `SKIP_WAITING` is left to run.
 */
export default function start(): void {
  const self = workerScope();
  const { scope } = self.registration;
  self.addEventListener('install', (event) => {
    event.stopImmediatePropagation();
    // A sweep that fails costs disk space; it must not cost the reader the update.
    event.waitUntil(Promise.all([keepOfflinePage(scope), sweepAssets().catch(() => undefined)]));
  });
  self.addEventListener('activate', (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
  });
  self.addEventListener('fetch', (event) => {
    event.stopImmediatePropagation();
    if (isHandled(event.request, scope)) {
      event.respondWith(answer(event, scope));
    }
  });
  self.addEventListener('message', (event) => {
    const message = parsePageMessage(event.data);
    if (message) {
      // Offline in the middle of it: what is missing is kept another time.
      event.waitUntil(obey(message, event.ports, self).catch(() => undefined));
    }
  });
}
