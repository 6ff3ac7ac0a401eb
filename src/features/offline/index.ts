import { siteEnvironment } from '../../site/config';
import { whenShown } from '../../dom';

/** The site's path (spec 1.1). */
const BASE_URL = '/toolpad/';

function register(): void {
  import('./startServiceWorker')
    .then(({ startServiceWorker }) => startServiceWorker(BASE_URL))
    // The site also works without a worker.
    .catch(() => undefined);
}

const replaced = new Set<string>();

/** Re-downloads an asset, replacing its cached copies, once per page. */
function replaceAsset(address: string): void {
  const isAsset = address.startsWith(`${window.location.origin}${BASE_URL}assets/`);
  if (isAsset && !replaced.has(address)) {
    replaced.add(address);
    // Ignore being offline.
    fetch(address, { cache: 'reload', keepalive: true }).catch(() => undefined);
  }
}

/** URL of the script, style sheet or image that failed to load or parse; `''` for other errors. */
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

/** Replaces all fonts if one fails, as its URL is unknown. Missing local fallbacks don't count. */
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
 * Replaces broken cached files, which would fail on every visit (spec 7.3). The script in the head
 * does it for the style sheet and the page script.
 */
function replaceFailedAssets(): void {
  window.addEventListener('error', (event) => replaceAsset(failedAsset(event)), { capture: true });
  document.fonts.addEventListener('loadingerror', replaceBrokenFonts);
  // Check for failures before this script ran.
  replaceBrokenFonts();
  for (const { complete, naturalWidth, src } of document.images) {
    // An SVG may have no intrinsic size.
    if (complete && naturalWidth === 0 && !src.endsWith('.svg')) {
      replaceAsset(src);
    }
  }
}

/**
 * Registers the service worker (spec 7.1) after the page has loaded, because only the next visit
 * benefits. Only on the production host, so that previews and local servers aren't cached, and not
 * in frames.
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
