import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { isWorkerPlace } from './productionHost';
import type { SiteWorker } from './startServiceWorker';

let worker: Promise<SiteWorker> | null = null;

/** The rest comes after the page has loaded: nobody waits for what serves the next visit. */
function start(): void {
  worker = import('./startServiceWorker').then(({ startServiceWorker }) =>
    startServiceWorker(siteConfig.baseUrl),
  );
  // A browser that refuses workers shows the site all the same, and nobody needs to hear of it.
  worker.catch(() => undefined);
}

if (
  typeof window !== 'undefined' &&
  'serviceWorker' in navigator &&
  isWorkerPlace(window, siteConfig.url)
) {
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, { once: true });
  }
}

/** Docusaurus calls this after each page it shows (spec 7.1, 7.3). */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    worker?.then(
      (site) => {
        site.pageChanged();
      },
      () => undefined,
    );
  }
};
