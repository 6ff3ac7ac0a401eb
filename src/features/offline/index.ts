import { siteEnvironment } from '../../site/config';
import { whenShown } from '../../islands';
import { isWorkerPlace } from './productionHost';

/** The site's path (spec 1.1). */
const BASE_URL = '/toolpad/';

function register(): void {
  import('./startServiceWorker')
    .then(({ startServiceWorker }) => startServiceWorker(BASE_URL))
    // A browser that refuses workers shows the site all the same, and nobody needs to hear of it.
    .catch(() => undefined);
}

/**
 * Registers the service worker on the production host (spec 7.1), after the page has loaded: nobody waits
 * for what serves the next visit.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !isWorkerPlace(window, siteEnvironment().siteUrl)) {
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
