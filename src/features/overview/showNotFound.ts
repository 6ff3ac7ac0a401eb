import { createElement, showProduct, shownProduct } from '../../dom';
import {
  addressWords,
  listPages,
  type NavigationPage,
  OLD_ADDRESSES,
  parseOldAddresses,
  productAt,
  resolveOldAddress,
  SEARCH_PAGE,
  suggestPages,
} from '../../site';
import { TREES } from '../../site/trees';
import { translate } from '../../strings';
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
 * Completes the 404 page: shows the URL, and similar pages or else a search for its words.
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
  const similar = suggestPages(target?.path ?? pathname, ALL_PAGES, SUGGESTIONS);
  const query = addressWords(pathname);
  const reveal = (selector: string, ...content: readonly Node[]): void => {
    const place = root.querySelector(selector);
    place?.replaceChildren(...content);
    place?.closest('[hidden]')?.removeAttribute('hidden');
  };
  if (similar.length > 0) {
    reveal('[data-similar] ul', ...similar.map(createSuggestion));
  } else if (query !== '') {
    const href = `${SEARCH_PAGE}?${new URLSearchParams({ q: query }).toString()}`;
    const link = createElement('a', { href }, translate('notFound.search', { query }));
    reveal('[data-search]', link);
  }
}
