const replaced = new Set<string>();

/** Downloads an asset again, replacing its cached copies, once per page. */
function replaceAsset(url: string): void {
  if (url.startsWith(`${window.location.origin}/toolpad/assets/`) && !replaced.has(url)) {
    replaced.add(url);
    // Ignore being offline.
    fetch(url, { cache: 'reload', keepalive: true }).catch(() => undefined);
  }
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
 * Replaces broken fonts and images in the caches, where they would fail on every visit (spec 7.3).
 * `guardPage.ts` and `loadPart.ts` do it for style sheets and scripts.
 */
export function replaceFailedAssets(): void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) {
      replaceAsset(target.src);
    }
  };
  document.addEventListener('error', onError, { capture: true });
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
