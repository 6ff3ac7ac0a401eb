import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PRODUCTS, type ProductId } from '../navigation';
import { useTranslate } from '../strings';
import { CountStatus } from './CountStatus';
import { BrowseLinks } from './NothingFound';
import { rememberSearch } from './recentSearches';
import { parseQuestionSearch, questionSearch, type Question } from './resultsAddress';
import { SearchBody } from './SearchBody';
import styles from './SearchPage.module.css';
import { useCountText, useSearch } from './useSearch';

/** How many pages show at first, and how many more each time a reader asks for more. */
const PAGES_AT_ONCE = 7;

/** Browsers allow only so many changes of the address a minute. */
const PAUSE_MS = 300;

const NOTHING_ASKED: Question = { query: '', product: null };
const NO_RESULTS = { lists: [], total: 0 };
const PRODUCT_CHOICES: readonly (ProductId | null)[] = [null, ...PRODUCTS.map(({ id }) => id)];

/**
 * The question in the address, and what changes it there. The address follows the reader without new
 * entries in the history; going back and forward, the reader follows the address.
 */
function useQuestion(): [Question, (question: Question) => void] {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  // The prerendered page has no question: it is read once the page is hydrated.
  const address = isBrowser ? search : null;
  const [question, setQuestion] = useState(NOTHING_ASKED);
  const [readAddress, setReadAddress] = useState<string | null>(null);
  if (address !== readAddress) {
    setReadAddress(address);
    setQuestion(parseQuestionSearch(address ?? ''));
  }
  useEffect(() => {
    const timer = setTimeout(() => {
      if (question !== NOTHING_ASKED) {
        const { pathname } = window.location;
        window.history.replaceState(window.history.state, '', pathname + questionSearch(question));
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [question]);
  return [question, setQuestion];
}

/** The page of results, `/toolpad/search/?q=`: the dialog's search with an address of its own. */
export function SearchPage(): ReactNode {
  const translate = useTranslate();
  const [question, setQuestion] = useQuestion();
  const [limit, setLimit] = useState(PAGES_AT_ONCE);
  const { query, product } = question;
  const scope = { here: product, both: product === null };
  const search = useSearch(query, scope, limit);
  const { results } = search;
  const countText = useCountText(results ?? NO_RESULTS, scope);
  const ask = (change: Partial<Question>): void => {
    setQuestion({ ...question, ...change });
    setLimit(PAGES_AT_ONCE);
  };

  return (
    <main className={styles.page}>
      <h1>{translate('search.title')}</h1>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(query);
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          value={query}
          aria-label={translate('search.label')}
          placeholder={translate('search.label')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => {
            ask({ query: event.target.value });
          }}
        />
        <fieldset className={styles.products}>
          <legend>{translate('search.where')}</legend>
          {PRODUCT_CHOICES.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="in"
                checked={choice === product}
                onChange={() => {
                  ask({ product: choice });
                }}
              />
              {PRODUCTS.find(({ id }) => id === choice)?.name ?? translate('search.where.both')}
            </label>
          ))}
        </fieldset>
      </form>
      <CountStatus className={styles.count} text={results ? countText : ''} />
      <SearchBody
        query={query}
        search={search}
        scope={scope}
        onQuery={(next) => {
          ask({ query: next });
        }}
        onBoth={() => {
          ask({ product: null });
        }}
        onOpen={() => {
          rememberSearch(query);
        }}
      >
        <p>{translate('search.start')}</p>
        <BrowseLinks />
        <noscript>{translate('search.script')}</noscript>
      </SearchBody>
      {results && results.total > limit && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setLimit(limit + PAGES_AT_ONCE);
          }}
        >
          {translate('search.more')}
        </button>
      )}
    </main>
  );
}
