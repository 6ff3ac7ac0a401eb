import clsx from 'clsx';
import {
  addressWords,
  listPages,
  type NavigationPage,
  OLD_ADDRESSES,
  type OldAddressRule,
  parseOldAddresses,
  productAt,
  resolveOldAddress,
  SEARCH_PAGE,
  shownProduct,
  suggestPages,
} from '../../site';
import { TREES } from '../../site/trees';
import { translate } from '../../strings';
import styles from './overview.module.css';

interface Forward {
  /** The target path, with its trailing slash. */
  readonly path: string;
  /** The same with the reader's query, and the reader's hash or else the rule's. */
  readonly address: string;
  /** Whether there is such a page. */
  readonly isLive: boolean;
}

/**
 * Where a dead address leads when it is an old one, in whatever form: without its slash, as a file, in
 * capitals, or with a rest that a splat carries over to no page.
 *
 * @returns `null` when it is no old address
 */
function forwardOldAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  rules: readonly OldAddressRule[],
  pages: readonly NavigationPage[],
): Forward | null {
  const target = resolveOldAddress(rules, pathname);
  if (!target) {
    return null;
  }
  const ruleHash = target.anchor === null ? '' : `#${target.anchor}`;
  return {
    path: target.path,
    address: target.path + search + (hash || ruleHash),
    isLive: pages.some((page) => `${page.pathname}/` === target.path),
  };
}

const ALL_PAGES = Object.values(TREES).flatMap((tree) => listPages(tree));
const OLD_ADDRESS_RULES = parseOldAddresses(OLD_ADDRESSES);
const SUGGESTIONS = 5;

/** The names of what a page lies in, from its product on. */
function trailOf({ pathname, trail }: NavigationPage): readonly string[] {
  const product = productAt(pathname);
  return product ? [product.name, ...trail] : trail;
}

/** Says everywhere on the page which product the address chooses (spec 1.4). */
function showProduct(): void {
  const shown = shownProduct();
  if (shown !== null) {
    document.documentElement.dataset.tree = shown;
    document.querySelectorAll(`[data-product="${shown}"] > a`).forEach((link) => {
      link.setAttribute('aria-current', 'true');
    });
  }
}

function createLink(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = text;
  return link;
}

function createSuggestion(page: NavigationPage): HTMLLIElement {
  const trail = document.createElement('span');
  trail.className = clsx(styles.trail);
  trail.textContent = trailOf(page).join(' › ');
  const item = document.createElement('li');
  item.append(createLink(`${page.pathname}/`, page.title), trail);
  return item;
}

function showSimilar(section: HTMLElement, pages: readonly NavigationPage[]): void {
  section.querySelector('ul')?.replaceChildren(...pages.map(createSuggestion));
  section.hidden = false;
}

function showSearch(paragraph: HTMLElement, query: string): void {
  const address = `${SEARCH_PAGE}?${new URLSearchParams({ q: query }).toString()}`;
  paragraph.replaceChildren(createLink(address, translate('notFound.search', { query })));
  paragraph.hidden = false;
}

/**
 * Completes the 404 page: names the address and offers pages like it, or a search with its words where
 * there are none. An old address that no rule of the host knew in this form is sent on, and so is one with
 * a slash or the name of a file too many.
 *
 * @param root the page's `<tp-not-found>`
 * @param location where the reader is, and what leads elsewhere
 */
export function showNotFound(
  root: HTMLElement,
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
): void {
  const { pathname } = location;
  const straight = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  if (straight !== pathname) {
    location.replace(straight + location.search + location.hash);
    return;
  }
  const forward = forwardOldAddress(location, OLD_ADDRESS_RULES, ALL_PAGES);
  if (forward?.isLive) {
    location.replace(forward.address);
    return;
  }
  showProduct();
  root.querySelector('.lead')?.replaceChildren(translate('notFound.lead', { path: pathname }));
  const similar = suggestPages(forward?.path ?? pathname, ALL_PAGES, SUGGESTIONS);
  const section = root.querySelector<HTMLElement>('[data-similar]');
  const search = root.querySelector<HTMLElement>('[data-search]');
  const query = addressWords(pathname);
  if (section && similar.length > 0) {
    showSimilar(section, similar);
  } else if (search && query !== '') {
    showSearch(search, query);
  }
}
