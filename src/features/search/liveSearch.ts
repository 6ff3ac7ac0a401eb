import { createElement } from '../../dom';
import { productById, type ProductId, PRODUCTS } from '../../site';
import { translate } from '../../strings/all';
import { type Engines, findPages, loadEngines, type Results } from './findPages';
import { forgetIndex } from './indexFiles';
import { rememberSearch } from './recent';
import { nameOf, readForm, type SearchParameters } from './resultsAddress';
import type { ResultList } from './resultList';
import styles from './states.module.css';

/** What a form asks for, and what is found. */
interface Answer extends SearchParameters {
  /** `null` while the query is blank, and until there is something to search. */
  readonly results: Results | null;
}

interface Options {
  readonly list: ResultList;
  /** Max. pages of results. */
  readonly limit: () => number;
  /** What shows while the query is blank. */
  readonly drawBlank: (product: ProductId | null) => readonly Node[];
  /** Called with each answer that shows; what it returns shows below. */
  readonly onShow: (answer: Answer) => readonly Node[];
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** The form around an island of the search. */
export const formOf = (place: HTMLElement) => place.closest('form') as HTMLFormElement;

/** A button with a text. */
export function drawButton(text: string, style: string | undefined, onClick: () => void) {
  const button = createElement('button', { type: 'button', class: style }, text);
  button.addEventListener('click', onClick);
  return button;
}

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

/** What is searched, in words. */
function placeName(product: ProductId | null): string {
  const names = PRODUCTS.map(({ name }) => name);
  return product === null ? names.join(', ') : productById(product).name;
}

/** Help for a query without results: pages with such names, all pages, an issue. */
function drawNothing({ query, product }: SearchParameters, { nearest }: Results): HTMLElement {
  const asked = query.trim();
  const title = `[docs] Nothing found for "${asked}"`;
  const issue = `${NEW_ISSUE}?${new URLSearchParams({ title }).toString()}`;
  const drawLine = (...parts: readonly (Node | string)[]) => createElement('p', {}, ...parts);
  const drawLink = (href: string, text: string, attributes = {}) =>
    createElement('a', { href, ...attributes }, text);
  const similar = nearest.map(({ pathname, title: name }) =>
    createElement('li', {}, drawLink(pathname, name)),
  );
  const products = PRODUCTS.map(({ name, basePath }) =>
    drawLink(`${basePath}/`, name, { class: styles.browse }),
  );
  return createElement(
    'div',
    { class: styles.state },
    drawLine(translate('search.none', { query: asked, name: placeName(product) })),
    ...(similar.length > 0
      ? [drawLine(translate('search.nearest')), createElement('ul', {}, ...similar)]
      : []),
    drawLine(`${translate('search.browse')} `, ...products),
    drawLine(drawLink(issue, translate('search.missing'), { target: '_blank', rel: 'noopener' })),
  );
}

/** Shows the number of pages in each tab of a form; no number where none is known. */
function showCounts(form: HTMLFormElement, results: Results | null): void {
  const counts = [...(results?.count() ?? [])];
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const byName = new Map(counts.map(([product, count]) => [nameOf(product), count]));
  form.querySelectorAll<HTMLElement>('[data-count]').forEach((part) => {
    const { count = '' } = part.dataset;
    part.textContent = String((count === nameOf(null) ? results && all : byName.get(count)) ?? '');
  });
}

/** Debounce: screen readers should announce the count after a pause, not after each letter. */
const COUNT_PAUSE_MS = 700;

/**
 * Searches as the reader types into the form around `place`, and shows there what is found.
 *
 * @returns shows it anew, for what the form does not say
 */
export function searchLive(place: HTMLElement, options: Options): () => void {
  const { list, limit, drawBlank, onShow, signal } = options;
  const form = formOf(place);
  let engines: Engines = {};
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (): void => {
    const show = (loaded: Engines): void => {
      engines = loaded;
      hasFailed = false;
      update();
    };
    // The order matters at first only; everything loads.
    loadEngines(readForm(form).product, show).catch(() => {
      // Perhaps a new build was published: the next attempt reloads the index.
      forgetIndex();
      hasFailed = true;
      update();
    });
  };

  const draw = (answer: Answer, isReady: boolean): readonly Node[] => {
    const { query, product, results } = answer;
    // Offline, only the product of the page may be there; what it answers stays.
    if (hasFailed && !isReady) {
      return [
        createElement(
          'div',
          { class: styles.state, role: 'alert' },
          createElement('p', {}, translate('search.failed')),
          drawButton(translate('search.retry'), styles.action, load),
        ),
      ];
    }
    if (query.trim() === '') {
      return drawBlank(product);
    }
    if (!results) {
      return [createElement('p', { class: styles.state }, translate('search.loading'))];
    }
    return results.total === 0 ? [drawNothing(answer, results)] : [list.element];
  };

  const update = (): void => {
    const { query, product } = readForm(form);
    const isReady = PRODUCTS.every(({ id }) => engines[id] ?? (product !== null && id !== product));
    const isAsked = isReady && query.trim() !== '';
    const results = isAsked ? findPages(query, engines, product, limit()) : null;
    const answer = { query, product, results };
    list.show(results?.pages ?? [], answer, limit(), () => showCounts(form, results));
    const nodes = [...draw(answer, isReady), ...onShow(answer)];
    // What is there already keeps the focus, and the press that the reader has begun.
    const shown = [...place.childNodes];
    const isShown = (node: Node, index: number) =>
      node === shown[index] || node.isEqualNode(shown[index] ?? null);
    if (nodes.length !== shown.length || !nodes.every(isShown)) {
      place.replaceChildren(...nodes);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      const count = results?.total;
      const key = count === 1 ? 'search.count.one' : 'search.count.many';
      const text = count === undefined ? '' : translate(key, { name: placeName(product), count });
      // The region was in the page before its text: it would not be read otherwise.
      form.querySelector('[role="status"]')?.replaceChildren(text);
    }, COUNT_PAUSE_MS);
  };

  list.element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) {
      rememberSearch(readForm(form).query);
    }
  });
  form.addEventListener('input', update, { signal });
  load();
  update();
  return update;
}
