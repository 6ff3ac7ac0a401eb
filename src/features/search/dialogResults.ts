import { createElement, isComposing, isPlainClick } from '../../dom';
import type { Mount } from '../../islands';
import { FIRST_PRODUCT, productById, SEARCH_PAGE, type ProductId } from '../../site';
import { TASKS } from '../../site/productTexts';
import { translate } from '../../strings/all';
import { ask, LIST_ID } from './dialogState';
import { CLOCK, PAGE } from './icons';
import { drawButton, formOf, searchLive } from './liveSearch';
import { type RecentItem, recentPages, recentSearches, rememberSearch } from './recent';
import { drawIcon, ResultList } from './resultList';
import { formatSearchParameters } from './resultsAddress';
import styles from './states.module.css';

/** By how many rows a key moves the selection, which wraps around. */
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The ARIA combobox pattern, with focus in the field: arrows move, Enter opens, and Ctrl/⌘+Enter opens
 * in a new tab.
 *
 * @returns selects a row, by default the same again, after the list has changed
 */
function startListBox(
  field: HTMLInputElement,
  { element, rows }: ResultList,
  signal: AbortSignal,
): (index?: number) => void {
  let active = 0;
  const select = (index = active): void => {
    active = index;
    rows.forEach((row, at) => row.setAttribute('aria-selected', String(at === active)));
    field.setAttribute('aria-expanded', String(rows.length > 0));
    // Empty means none.
    field.setAttribute('aria-activedescendant', rows[active]?.id ?? '');
  };
  element.addEventListener('pointermove', ({ target }) => {
    const at = rows.findIndex((row) => row.contains(target as Node));
    if (at >= 0 && at !== active) {
      select(at);
    }
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[active];
    if (isComposing(event) || !row) {
      return;
    }
    const move = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
    if (move) {
      event.preventDefault();
      select((active + move + rows.length) % rows.length);
      rows[active]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        window.open(row.href, '_blank', 'noopener');
      } else {
        row.click();
      }
    }
  };
  field.addEventListener('keydown', onKeyDown, { signal });
  return select;
}

/** A titled list of links, and a button to clear it; nothing if it is empty. */
function drawList(
  title: string,
  items: readonly RecentItem[],
  lines: string,
  onForget?: () => void,
): readonly HTMLElement[] {
  const links = items.map(({ path: href, title: text }) =>
    createElement('a', { href, class: styles.link }, drawIcon(lines), text),
  );
  const list = createElement(
    'section',
    { class: styles.recent, 'aria-label': title },
    createElement(
      'div',
      { class: styles.bar },
      createElement('h2', {}, title),
      ...(onForget ? [drawButton(translate('search.forgetAll'), styles.quiet, onForget)] : []),
    ),
    createElement('ul', {}, ...links.map((link) => createElement('li', {}, link))),
  );
  return links.length === 0 ? [] : [list];
}

/** For an empty query: recent pages and searches, and the product's common tasks. */
function drawStart(asked: ProductId | null, update: () => void): readonly Node[] {
  const product = asked ?? FIRST_PRODUCT.id;
  const tasks = TASKS[product].map(({ label, to }) => ({ path: to, title: label }));
  const drawRecent = (title: string, { read, forgetAll }: typeof recentPages, lines: string) => {
    const items = read().filter(({ path }) => path !== window.location.pathname);
    return drawList(title, items, lines, () => {
      forgetAll();
      update();
    });
  };
  return [
    ...drawRecent(translate('search.recentPages'), recentPages, PAGE),
    ...drawRecent(translate('search.recent'), recentSearches, CLOCK),
    ...drawList(translate('search.tasks', { name: productById(product).name }), tasks, PAGE),
  ];
}

/** Few enough that their texts stay below 40 KB; the results page has more. */
const PAGES_IN_DIALOG = 7;

/** Shows the dialog's results, updated as the reader types. */
export const mountResults: Mount = (place) => {
  const form = formOf(place);
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const list = new ResultList(LIST_ID, {
    id: LIST_ID,
    role: 'listbox',
    'aria-label': translate('search.results'),
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  const select = startListBox(field, list, signal);
  const all = form.querySelector<HTMLAnchorElement>('footer a');
  all?.addEventListener('click', () => rememberSearch(field.value), { signal });
  // A recent search is asked again here; in a new tab, it opens its results page.
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.pathname === SEARCH_PAGE && isPlainClick(event)) {
      event.preventDefault();
      ask(link.textContent);
    }
  };
  place.addEventListener('click', onClick, { signal });
  // Before the search: a new query selects its first row.
  form.addEventListener('input', () => select(0), { signal });
  const update = searchLive(place, {
    list,
    limit: () => PAGES_IN_DIALOG,
    drawBlank: (product) => drawStart(product, () => update()),
    onShow(answer) {
      if (all) {
        all.hidden = list.rows.length === 0;
        all.href = SEARCH_PAGE + formatSearchParameters(answer);
      }
      select();
      return [];
    },
    signal,
  });
  return () => listeners.abort();
};
