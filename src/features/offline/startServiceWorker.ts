import { isRenewed, mayReload, reloadPage } from '../../recovery';
import { keepOffline } from './keepOffline';
import { watchUpdates } from './updates';
import { CLAIM, KEEP_SITE } from './worker/scope';

/** Read by plugin-pwa's worker. With `offlineMode`, it would precache the site for everyone. */
const WORKER_PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: false, debug: false }));

/** Matches in an installed app. */
const APP_DISPLAY = '(display-mode: standalone), (display-mode: minimal-ui)';

/** The click that focuses a tab fires after `focus`; wait to see whether the reader is busy. */
const AFTER_FOCUS_MS = 250;

/** Resolves when a worker controls this page; asks it to, because it misses loading pages. */
async function whenControlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) {
    return;
  }
  void container.ready.then(({ active }) => {
    if (!container.controller) {
      active?.postMessage(CLAIM);
    }
  });
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** Calls `callback` if this is an installed app, or when it is installed. */
function onInstalledApp(callback: () => void): void {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  if (isHomeScreenApp || window.matchMedia(APP_DISPLAY).matches) {
    callback();
  } else {
    window.addEventListener('appinstalled', callback, { once: true });
  }
}

/**
 * Registers the worker and watches for updates (spec 7). Rejects if the browser refuses workers.
 *
 * @param baseUrl the site's path, such as `/toolpad/`
 */
export async function startServiceWorker(baseUrl: string): Promise<void> {
  const container = navigator.serviceWorker;
  const worker = `${baseUrl}sw.js?params=${WORKER_PARAMS}`;
  const registration = await container.register(worker, { updateViaCache: 'none' });
  const look = watchUpdates({
    registration,
    container,
    isRenewed,
    mayReload,
    reload: reloadPage,
  });

  function checkForUpdate(): void {
    setTimeout(look, AFTER_FOCUS_MS);
    // Fails offline, or if the worker was withdrawn.
    registration.update().catch(() => undefined);
  }

  window.addEventListener('focus', checkForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      checkForUpdate();
    }
  });
  onInstalledApp(() => {
    void container.ready.then(({ active }) => active?.postMessage(KEEP_SITE));
  });
  checkForUpdate();
  await whenControlled(container);
  // The page may have loaded before this worker took control; `workerStart` tells.
  const [timing] = performance.getEntriesByType('navigation');
  await keepOffline(new URL(baseUrl, window.location.href).href, !timing?.workerStart);
}
