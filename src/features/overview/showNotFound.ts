import { createElement, showProduct, shownProduct } from '../../dom';
import { wakeIsland } from '../../islands';
import {
  addressWords,
  listPages,
  type NavigationPage,
  OLD_ADDRESSES,
  parseOldAddresses,
  productAt,
  productSegment,
  resolveOldAddress,
  suggestPages,
} from '../../site';
import { TREES } from '../../site/trees';
import { translate } from '../../strings/all';
import styles from './overview.module.css';

const ALL_PAGES = Object.values(TREES).flatMap((tree) => listPages(tree));
const OLD_ADDRESS_RULES = parseOldAddresses(OLD_ADDRESSES);
const SUGGESTIONS = 5;

/** A line for a page, with the names of what it lies in, from its product on. */
function createSuggestion({ pathname, title, trail }: NavigationPage): HTMLLIElement {
  const place = [productAt(pathname)?.name, ...trail].filter(Boolean).join(' › ');
  return createElement(
    'li',
    {},
    createElement('a', { href: `${pathname}/` }, title),
    createElement('span', { class: styles.trail }, place),
  );
}

/**
 * Completes the 404 page: shows the URL, similar pages, and what a search for its words finds.
 * Redirects old URLs in forms that no rule of the host matches (without a slash, as a file, in
 * capitals), and URLs with an extra slash or file name.
 */
export function showNotFound(
  root: HTMLElement,
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
): void {
  const { pathname, search, hash } = location;
  const straight = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (straight !== pathname) {
    location.replace(straight + search + hash);
    return;
  }
  const target = resolveOldAddress(OLD_ADDRESS_RULES, pathname);
  // The remainder that a splat carries over may not lead to a page.
  if (target && ALL_PAGES.some((page) => `${page.pathname}/` === target.path)) {
    const anchor = target.anchor === null ? '' : `#${target.anchor}`;
    location.replace(target.path + search + (hash || anchor));
    return;
  }
  const shown = shownProduct();
  if (shown !== null) {
    showProduct(shown);
  }
  root.querySelector('.lead')?.replaceChildren(translate('notFound.lead', { path: pathname }));
  const meant = target?.path ?? pathname;
  const similar = suggestPages(meant, ALL_PAGES, SUGGESTIONS);
  if (similar.length > 0) {
    root.querySelector('[data-similar] ul')?.replaceChildren(...similar.map(createSuggestion));
    root.querySelector('[data-similar]')?.removeAttribute('hidden');
  }
  // If there is one, the reader has changed the query, and is back.
  if (!new URLSearchParams(search).has('q')) {
    const field = root.parentElement?.querySelector('input[name="q"]');
    field?.setAttribute('value', addressWords(meant));
    const product = productAt(meant);
    const tab = root.parentElement?.querySelector<HTMLInputElement>(
      `input[name="in"][value="${product ? productSegment(product) : ''}"]`,
    );
    if (tab) {
      tab.checked = true;
    }
  }
  void wakeIsland('search-page');
}
