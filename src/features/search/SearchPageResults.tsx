import { useEffect, useState, type ReactNode } from 'react';
import { showProduct } from '../../dom';
import { productAt, type ProductId } from '../../site';
import { translate } from '../../strings';
import { rememberSearch } from './recent';
import {
  chooseProduct,
  formatSearchParameters,
  parseSearchParameters,
  readForm,
} from './resultsAddress';
import { SearchBody } from './SearchBody';
import { EmptyQueryHint, PAGE_COUNT_ID, PAGE_FORM_ID } from './SearchPage';
import styles from './SearchPage.module.css';
import { findForm, useCounts, useForm } from './useForm';
import { useSearch } from './useSearch';

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

function findField(): HTMLInputElement {
  return findForm(PAGE_FORM_ID).elements.namedItem('q') as HTMLInputElement;
}

/** Puts what the URL asks for into the form; without a product, the one before (spec 1.4). */
function fillForm(): void {
  const { search } = window.location;
  const { query, product: asked } = parseSearchParameters(search);
  const product = new URLSearchParams(search).has('in') ? asked : productBefore();
  const field = findField();
  // Setting the value moves the cursor.
  if (field.value !== query) {
    field.value = query;
  }
  chooseProduct(findForm(PAGE_FORM_ID), product);
}

/** What was typed while the code was loading, or else the URL's query. */
function fillEmptyForm(): void {
  if (readForm(findForm(PAGE_FORM_ID)).query === '') {
    fillForm();
  }
}

/** Keeps what the reader asks for in the URL, without adding history entries. */
function useAddress(parameters: ReturnType<typeof readForm>): void {
  useEffect(() => {
    if (parameters.product !== null) {
      showProduct(parameters.product);
    }
    const timer = setTimeout(() => {
      const { pathname } = window.location;
      // The 404 page's own query repeats its URL.
      const { defaultValue } = findField();
      const isOwn = defaultValue !== '' && parameters.query === defaultValue;
      const address = pathname + (isOwn ? '' : formatSearchParameters(parameters));
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [parameters]);

  useEffect(() => {
    const form = findForm(PAGE_FORM_ID);
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      rememberSearch(readForm(form).query);
    };
    const onBack = (): void => {
      fillForm();
      findField().dispatchEvent(new Event('input', { bubbles: true }));
    };
    form.addEventListener('submit', onSubmit);
    window.addEventListener('popstate', onBack);
    return () => {
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('popstate', onBack);
    };
  }, []);
}

/** How much of the results the reader saw, kept in the history entry for the way back. */
interface Seen {
  /** Pages of results that were shown. */
  readonly limit: number;
  /** Vertical scroll position in CSS pixels. */
  readonly top: number;
}

/** What the reader saw when they left this history entry; nothing on a first visit. */
function readSeen(): Seen {
  const state: unknown = window.history.state;
  const { seen } = (state ?? {}) as { readonly seen?: Partial<Seen> };
  const { limit, top } = seen ?? {};
  return {
    limit: typeof limit === 'number' && limit > PAGES_AT_ONCE ? limit : PAGES_AT_ONCE,
    top: typeof top === 'number' ? top : 0,
  };
}

/** Keeps what the reader sees when they leave, and goes back to it when the results have loaded. */
function useSeen(limit: number, first: Seen, hasResults: boolean): void {
  useEffect(() => {
    const keep = (): void => {
      const state = window.history.state as object | null;
      window.history.replaceState({ ...state, seen: { limit, top: window.scrollY } }, '');
    };
    // Firefox may go on before it has stored what `pagehide` keeps, so a click on a result keeps it, too.
    const leaving = ['click', 'pagehide'];
    leaving.forEach((type) => window.addEventListener(type, keep));
    return () => leaving.forEach((type) => window.removeEventListener(type, keep));
  }, [limit]);

  useEffect(() => {
    if (hasResults && first.top > 0) {
      window.scrollTo({ top: first.top, behavior: 'instant' });
    }
  }, [hasResults, first]);
}

/** The results on the results page. */
export function SearchPageResults(): ReactNode {
  useState(fillEmptyForm);
  const [parameters, setProduct] = useForm(PAGE_FORM_ID);
  useAddress(parameters);
  const [seen] = useState(readSeen);
  const [more, setMore] = useState({ parameters, limit: seen.limit });
  // Another query resets the limit.
  const limit = more.parameters === parameters ? more.limit : PAGES_AT_ONCE;
  const search = useSearch(parameters, limit, PAGE_COUNT_ID);
  useCounts(PAGE_FORM_ID, search.results);
  useSeen(limit, seen, search.results !== null);

  return (
    <>
      <SearchBody search={search} onProduct={setProduct}>
        <EmptyQueryHint />
      </SearchBody>
      {search.results && search.results.total > limit && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setMore({ parameters, limit: limit + PAGES_AT_ONCE })}
        >
          {translate('search.more')}
        </button>
      )}
    </>
  );
}
