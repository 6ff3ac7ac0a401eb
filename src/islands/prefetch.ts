import { delegate } from './dom';

/** Whether the browser makes pages ahead of a click by itself, by the rules in the page's head. */
function hasSpeculationRules(): boolean {
  // The types promise what older browsers do not have.
  const { supports } = HTMLScriptElement as { readonly supports?: (type: string) => boolean };
  return supports?.('speculationrules') ?? false;
}

/**
 * Asks for a page of the site when its link is pointed at or touched, in browsers that do not do so by
 * themselves. A reader who saves data is left alone.
 */
export function startPrefetch(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (hasSpeculationRules() || connection?.saveData === true) {
    return;
  }
  const asked = new Set([window.location.pathname]);
  const prefetch = (link: HTMLElement): void => {
    if (!(link instanceof HTMLAnchorElement)) {
      return;
    }
    const { origin, pathname, target } = link;
    const isPage =
      origin === window.location.origin && /^\/toolpad\/(?!demo\/).*\/$/.test(pathname);
    if (isPage && target !== '_blank' && !asked.has(pathname)) {
      asked.add(pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = pathname;
      document.head.append(hint);
    }
  };
  delegate('pointerover', 'a[href]', prefetch, { passive: true });
  delegate('touchstart', 'a[href]', prefetch, { passive: true });
}
