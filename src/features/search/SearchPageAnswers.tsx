import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { translate } from '../../strings';
import { rememberSearch } from './RecentSearches';
import { nameOf, parseQuestionSearch, questionSearch, type Question } from './resultsAddress';
import { SearchBody } from './SearchBody';
import { NothingAsked, PAGE_COUNT_ID, PAGE_FORM_ID } from './SearchPage';
import styles from './SearchPage.module.css';
import { useCountStatus, useSearch } from './useSearch';

/** How many pages are shown at first, and how many each “Show more” adds. */
const PAGES_AT_ONCE = 7;

/** Browsers limit how often a page may change its URL. */
const PAUSE_MS = 300;

function findForm(): HTMLFormElement {
  const form = document.getElementById(PAGE_FORM_ID);
  if (form instanceof HTMLFormElement) {
    return form;
  }
  throw new Error(`The page of results has no form "${PAGE_FORM_ID}"`);
}

function readForm(form: HTMLFormElement): Question {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return parseQuestionSearch(new URLSearchParams(fields).toString());
}

function writeForm(form: HTMLFormElement, { query, product }: Question): void {
  const field = form.elements.namedItem('q');
  if (field instanceof HTMLInputElement && field.value !== query) {
    field.value = query;
  }
  const name = product === null ? '' : nameOf(product);
  form.querySelectorAll<HTMLInputElement>('input[name="in"]').forEach((choice) => {
    choice.checked = choice.value === name;
  });
}

/** The text typed while the code was loading, or else the query in the URL. */
function firstQuestion(): Question {
  const typed = readForm(findForm());
  return typed.query !== '' ? typed : parseQuestionSearch(window.location.search);
}

/**
 * The question in the form and in the address, and what changes it there. The address follows the reader
 * without new entries in the history; going back and forward, the reader follows the address.
 */
function useQuestion(onChange: () => void): [Question, (question: Question) => void] {
  const [question, setQuestion] = useState(firstQuestion);

  useEffect(() => {
    const form = findForm();
    const readTyped = (): void => {
      setQuestion(readForm(form));
      onChange();
    };
    const readAddress = (): void => {
      setQuestion(parseQuestionSearch(window.location.search));
      onChange();
    };
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      rememberSearch(readForm(form).query);
    };
    form.addEventListener('input', readTyped);
    form.addEventListener('submit', onSubmit);
    window.addEventListener('popstate', readAddress);
    return () => {
      form.removeEventListener('input', readTyped);
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('popstate', readAddress);
    };
  }, [onChange]);

  useEffect(() => {
    writeForm(findForm(), question);
    const timer = setTimeout(() => {
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', pathname + questionSearch(question));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [question]);

  return [question, setQuestion];
}

/** The answers on the page of results. */
export function SearchPageAnswers(): ReactNode {
  const [limit, setLimit] = useState(PAGES_AT_ONCE);
  const showFirst = useCallback(() => {
    setLimit(PAGES_AT_ONCE);
  }, []);
  const [question, setQuestion] = useQuestion(showFirst);
  const { query, product } = question;
  const scope = { here: product, everywhere: product === null };
  const search = useSearch(query, scope, limit);
  const { results } = search;
  useCountStatus(PAGE_COUNT_ID, results, scope);
  const ask = (change: Partial<Question>): void => {
    setQuestion({ ...question, ...change });
    showFirst();
  };

  return (
    <>
      <SearchBody
        query={query}
        search={search}
        scope={scope}
        onQuery={(next) => {
          ask({ query: next });
        }}
        onEverywhere={() => {
          ask({ product: null });
        }}
        onOpen={() => {
          rememberSearch(query);
        }}
      >
        <NothingAsked />
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
    </>
  );
}
