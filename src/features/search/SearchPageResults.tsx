import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '../../strings';
import { rememberSearch } from './recent';
import {
  nameOf,
  parseSearchParameters,
  formatSearchParameters,
  type SearchParameters,
} from './resultsAddress';
import { SearchBody } from './SearchBody';
import { EmptyQueryHint, PAGE_COUNT_ID, PAGE_FORM_ID } from './SearchPage';
import styles from './SearchPage.module.css';
import { useSearch } from './useSearch';

/** Pages shown initially, and added by each “Show more”. */
const PAGES_AT_ONCE = 7;

/** Debounce: browsers rate-limit URL changes. */
const PAUSE_MS = 300;

function findForm(): HTMLFormElement {
  const form = document.querySelector<HTMLFormElement>(`#${PAGE_FORM_ID}`);
  if (!form) {
    throw new Error(`The results page has no form "${PAGE_FORM_ID}"`);
  }
  return form;
}

function readForm(form: HTMLFormElement): SearchParameters {
  // The form has no file inputs.
  const fields = [...new FormData(form)] as [string, string][];
  return parseSearchParameters(new URLSearchParams(fields).toString());
}

function writeForm({ elements }: HTMLFormElement, { query, product }: SearchParameters): void {
  const field = elements.namedItem('q') as HTMLInputElement;
  // Setting the value moves the cursor.
  if (field.value !== query) {
    field.value = query;
  }
  const choices = elements.namedItem('in') as RadioNodeList;
  choices.value = product === null ? '' : nameOf(product);
}

/** What was typed while the code was loading, or else the URL's query. */
function initialParameters(): SearchParameters {
  const typed = readForm(findForm());
  return typed.query === '' ? parseSearchParameters(window.location.search) : typed;
}

/** Syncs the parameters with the form and the URL, without adding history entries. */
function useSearchParameters(): [SearchParameters, (parameters: SearchParameters) => void] {
  const [parameters, setParameters] = useState(initialParameters);

  useEffect(() => {
    const form = findForm();
    const listeners = new AbortController();
    const { signal } = listeners;
    const readAddress = (): void => setParameters(parseSearchParameters(window.location.search));
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      rememberSearch(readForm(form).query);
    };
    form.addEventListener('input', () => setParameters(readForm(form)), { signal });
    form.addEventListener('submit', onSubmit, { signal });
    window.addEventListener('popstate', readAddress, { signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    writeForm(findForm(), parameters);
    const timer = setTimeout(() => {
      const { pathname } = window.location;
      window.history.replaceState(
        window.history.state,
        '',
        pathname + formatSearchParameters(parameters),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [parameters]);

  return [parameters, setParameters];
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
  const [parameters, setParameters] = useSearchParameters();
  const [seen] = useState(readSeen);
  const [more, setMore] = useState({ parameters, limit: seen.limit });
  // Another query resets the limit.
  const limit = more.parameters === parameters ? more.limit : PAGES_AT_ONCE;
  const { query, product } = parameters;
  const scope = { here: product, everywhere: product === null };
  const search = useSearch(query, scope, limit, PAGE_COUNT_ID);
  useSeen(limit, seen, search.results !== null);

  return (
    <>
      <SearchBody
        search={search}
        onQuery={(next) => setParameters({ query: next, product })}
        onEverywhere={() => setParameters({ query, product: null })}
      >
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
