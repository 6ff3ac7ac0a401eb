import { siteEnvironment } from '../../site/config';
import { whenShown } from '../../islands';

/** The site's path (spec 1.1). */
const BASE_URL = '/toolpad/';

function register(): void {
  import('./startServiceWorker')
    .then(({ startServiceWorker }) => startServiceWorker(BASE_URL))
    // A browser that blocks workers still shows the site, so the error is ignored.
    .catch(() => undefined);
}

const replaced = new Set<string>();

/** Downloads an asset in place of the copy that the worker keeps, or the browser does, once per page. */
function replaceAsset(address: string): void {
  const isAsset = address.startsWith(`${window.location.origin}${BASE_URL}assets/`);
  if (isAsset && !replaced.has(address)) {
    replaced.add(address);
    // Without a connection there is nothing to replace it with.
    fetch(address, { cache: 'reload', keepalive: true }).catch(() => undefined);
  }
}

/** The script, style sheet or picture that failed to load or to parse; `''` when an error is about none. */
function failedAsset(event: Event): string {
  const { target } = event;
  if (target instanceof HTMLScriptElement || target instanceof HTMLImageElement) {
    return target.src;
  }
  if (target instanceof HTMLLinkElement) {
    return target.href;
  }
  return event instanceof ErrorEvent && event.error instanceof SyntaxError ? event.filename : '';
}

/**
 * Replaces the page's fonts when one has failed, which does not say its file. What stands in for a font until it
 * is there is the reader's own, and many have none of that name.
 */
function replaceBrokenFonts(): void {
  const isBroken = [...document.fonts].some(
    ({ status, family }) => status === 'error' && !family.includes('Fallback'),
  );
  for (const { name } of isBroken ? performance.getEntriesByType('resource') : []) {
    if (name.endsWith('.woff2')) {
      replaceAsset(name);
    }
  }
}

/**
 * What is kept of a file that fails would fail at each visit, so it is replaced (spec 7.3). The script in the head
 * does so for the style sheet and the page's script.
 */
function replaceFailedAssets(): void {
  window.addEventListener('error', (event) => replaceAsset(failedAsset(event)), { capture: true });
  document.fonts.addEventListener('loadingerror', replaceBrokenFonts);
  // Some have failed before this script runs.
  replaceBrokenFonts();
  for (const { complete, naturalWidth, src } of document.images) {
    // Drawings may have no size of their own.
    if (complete && naturalWidth === 0 && !src.endsWith('.svg')) {
      replaceAsset(src);
    }
  }
}

/**
 * Registers the service worker (spec 7.1) once the page has loaded: nobody should wait for what serves
 * the next visit. Only on the production docs host, so that no preview or local server is ever served
 * from a cache, and not in a frame, which its page speaks for.
 */
export function startOffline(): void {
  replaceFailedAssets();
  const isProduction = window.location.host === new URL(siteEnvironment().siteUrl).host;
  if (!('serviceWorker' in navigator) || !isProduction || window.parent !== window) {
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
