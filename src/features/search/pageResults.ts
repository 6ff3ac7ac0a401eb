import { showProduct } from '../../dom';
import type { Mount } from '../../islands';
import { productAt, type ProductId } from '../../site';
import { translate } from '../../strings/all';
import { drawButton, formOf, searchLive } from './liveSearch';
import { rememberSearch } from './recent';
import { ResultList } from './resultList';
import {
  chooseProduct,
  formatSearchParameters,
  parseSearchParameters,
  readForm,
} from './resultsAddress';
import styles from './SearchPage.module.css';

/** Pages shown initially, and added by each “Show more”. */
const PAGES_AT_ONCE = 7;

/** Debounce: browsers rate-limit URL changes. */
const PAUSE_MS = 300;

/** The product of the page that the reader came from. */
function productBefore(): ProductId | null {
  const { origin } = window.location;
  const { referrer } = document;
  return referrer.startsWith(`${origin}/`)
    ? (productAt(referrer.slice(origin.length))?.id ?? null)
    : null;
}

/** Puts what the URL asks for into the form; without a product, the one before (spec 1.4). */
function fillForm(form: HTMLFormElement, field: HTMLInputElement): void {
  const { search } = window.location;
  const { query, product: asked } = parseSearchParameters(search);
  const product = new URLSearchParams(search).has('in') ? asked : productBefore();
  // Setting the value moves the cursor.
  if (field.value !== query) {
    field.value = query;
  }
  chooseProduct(form, product);
}

/**
 * What the reader saw when they left this history entry, for the way back: the number of pages of
 * results, and the vertical scroll position in CSS pixels.
 */
function readSeen() {
  const { seen } = Object(window.history.state) as {
    readonly seen?: Readonly<Record<'limit' | 'top', unknown>>;
  };
  const limit = Math.max(PAGES_AT_ONCE, Number(seen?.limit) || 0);
  return { limit, top: Number(seen?.top) || 0 };
}

/** Shows the results on the results page, and keeps what is asked and seen in the URL and history. */
export const mountPageResults: Mount = (place) => {
  const form = formOf(place);
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const hint = [...place.childNodes];
  const list = new ResultList('search-page');
  const listeners = new AbortController();
  const { signal } = listeners;
  let { limit, top } = readSeen();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps what the reader asks for in the URL, without adding history entries. */
  const keepAsked = (): void => {
    const parameters = readForm(form);
    if (parameters.product !== null) {
      showProduct(parameters.product);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { pathname } = window.location;
      // The 404 page's own query repeats its URL.
      const isOwn = field.defaultValue !== '' && parameters.query === field.defaultValue;
      const address = pathname + (isOwn ? '' : formatSearchParameters(parameters));
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
  };
  const keepSeen = (): void => {
    const state = window.history.state as object | null;
    window.history.replaceState({ ...state, seen: { limit, top: window.scrollY } }, '');
  };

  // What was typed while the code was loading stays.
  if (readForm(form).query === '') {
    fillForm(form, field);
  }
  keepAsked();
  // Before the search, which asks for the limit.
  const onInput = (): void => {
    limit = PAGES_AT_ONCE;
    keepAsked();
  };
  form.addEventListener('input', onInput, { signal });
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    rememberSearch(field.value);
  };
  form.addEventListener('submit', onSubmit, { signal });
  const onBack = (): void => {
    fillForm(form, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  window.addEventListener('popstate', onBack, { signal });
  // Firefox may go on before it has stored what `pagehide` keeps, so a click on a result keeps it, too.
  ['click', 'pagehide'].forEach((type) => window.addEventListener(type, keepSeen, { signal }));

  const more = drawButton(translate('search.more'), styles.more, () => {
    limit += PAGES_AT_ONCE;
    update();
  });
  const update = searchLive(place, {
    list,
    limit: () => limit,
    drawBlank: () => hint,
    onShow({ results }) {
      if (results && top > 0) {
        const options = { top, behavior: 'instant' } as const;
        // Once the results are in the page.
        queueMicrotask(() => window.scrollTo(options));
        top = 0;
      }
      return results && results.total > limit ? [more] : [];
    },
    signal,
  });
  return () => listeners.abort();
};
