import worker from '@generated/service-worker/default/worker.json';
import { whenShown } from '../../dom';
import { siteEnvironment } from '../../site/config';

/** The site's path (spec 1.1). */
const BASE_URL = '/toolpad/';

function register(): void {
  import('./startServiceWorker')
    .then(({ startServiceWorker }) => startServiceWorker(BASE_URL))
    // The site also works without a worker.
    .catch(() => undefined);
}

/**
 * Registers the service worker (spec 7.1) after the page has loaded, because only the next visit
 * benefits. Only on the production host, so that previews and local servers aren't cached, not in
 * frames, and not in a build that withdraws the worker.
 */
export function startOffline(): void {
  const isProduction = window.location.host === new URL(siteEnvironment().siteUrl).host;
  if (
    worker.isWithdrawn ||
    !('serviceWorker' in navigator) ||
    !isProduction ||
    window.parent !== window
  ) {
    return;
  }
  whenShown(() => {
    if (document.readyState === 'complete') {
      register();
    } else {
      window.addEventListener('load', register, { once: true });
    }
  });
}
