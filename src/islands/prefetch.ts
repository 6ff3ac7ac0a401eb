import { createElement, delegate } from '../dom';

/** Prefetches hovered or touched pages, in browsers without speculation rules and data saver. */
export function startPrefetch(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  // TypeScript's types claim that every browser has it.
  const { supports } = HTMLScriptElement as { readonly supports?: (type: string) => boolean };
  if (supports?.('speculationrules') || connection?.saveData) {
    return;
  }
  const asked = new Set([window.location.pathname]);
  const prefetch = (link: HTMLElement): void => {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) {
      return;
    }
    const { pathname, target } = link;
    const isPage = /^\/toolpad\/(?!demo\/).*\/$/.test(pathname);
    if (isPage && target !== '_blank' && !asked.has(pathname)) {
      asked.add(pathname);
      document.head.append(createElement('link', { rel: 'prefetch', href: pathname }));
    }
  };
  delegate('pointerover', 'a[href]', prefetch, { passive: true });
  delegate('touchstart', 'a[href]', prefetch, { passive: true });
}
