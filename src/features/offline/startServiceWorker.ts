import { trustScript } from '../../site/trust';
import { askTabs } from './askTabs';
import { onInstalledApp } from './installedApp';
import { createReloadMark } from './reloadMark';
import { hasUnsentText } from './unsentText';
import { watchUpdates } from './watchUpdates';
import type { PageMessage } from './worker/messages';

/** What plugin-pwa's worker reads first. With `offlineMode` on, it would precache the site for all. */
const WORKER_PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: false, debug: false }));

/** A page can have a worker by now and yet be older than it, so the controller does not tell. */
function wasServedByWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'workerStart' in navigation && navigation.workerStart !== 0;
}

function loadedFiles(siteRoot: string): readonly string[] {
  const entries = performance.getEntriesByType('resource');
  return entries.map(({ name }) => name).filter((name) => name.startsWith(siteRoot));
}

/**
 * Registers the worker and keeps watch over its updates (spec 7). Rejects where the browser refuses
 * workers.
 *
 * @param baseUrl the site's path, such as `/toolpad/`
 */
export async function startServiceWorker(baseUrl: string): Promise<void> {
  const siteRoot = new URL(baseUrl, window.location.href).href;
  const container = navigator.serviceWorker;
  const worker = trustScript(`${baseUrl}sw.js?params=${WORKER_PARAMS}`);
  const registration = await container.register(worker, { updateViaCache: 'none' });
  const watch = watchUpdates({
    registration,
    container,
    isFocused: () => document.visibilityState === 'visible' && document.hasFocus(),
    isOnline: () => navigator.onLine,
    hasUnsentText: () => hasUnsentText(document),
    askTabs,
    reloadMark: createReloadMark(() => window.sessionStorage),
    reload: () => {
      window.location.reload();
    },
  });

  function tell(message: PageMessage): void {
    void container.ready.then(({ active }) => active?.postMessage(message));
  }
  function keepThisPage(files: readonly string[]): void {
    tell({ type: 'KEEP_PAGE', address: window.location.href, files });
  }
  function askForUpdate(): void {
    watch.look();
    // Offline, or the worker was withdrawn: there is no update to be had.
    registration.update().catch(() => undefined);
  }

  window.addEventListener('focus', askForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') {
      askForUpdate();
    }
  });
  onInstalledApp(() => {
    tell({ type: 'KEEP_SITE' });
  });
  if (!wasServedByWorker()) {
    keepThisPage(loadedFiles(siteRoot));
  }
  askForUpdate();
}
