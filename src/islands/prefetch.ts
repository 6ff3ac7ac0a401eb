import { delegate } from './dom';

/** Whether the browser supports speculation rules, which are in the page's head. */
function hasSpeculationRules(): boolean {
  // The types claim that every browser has it.
  const { supports } = HTMLScriptElement as { readonly supports?: (type: string) => boolean };
  return supports?.('speculationrules') ?? false;
}

/**
 * Prefetches a page of the site when a link to it is hovered or touched, in browsers without
 * speculation rules, unless data saver is on.
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
