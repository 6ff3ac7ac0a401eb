import { useEffect, useState, type ReactNode } from 'react';
import { translate } from '../../strings';
import { rememberSearch } from './recent';
import { nameOf, parseQuestionSearch, questionSearch, type Question } from './resultsAddress';
import { SearchBody } from './SearchBody';
import { NothingAsked, PAGE_COUNT_ID, PAGE_FORM_ID } from './SearchPage';
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

function readForm(form: HTMLFormElement): Question {
  // The form has no file inputs.
  const fields = [...new FormData(form)] as [string, string][];
  return parseQuestionSearch(new URLSearchParams(fields).toString());
}

function writeForm({ elements }: HTMLFormElement, { query, product }: Question): void {
  const field = elements.namedItem('q') as HTMLInputElement;
  // Setting the value moves the cursor.
  if (field.value !== query) {
    field.value = query;
  }
  const choices = elements.namedItem('in') as RadioNodeList;
  choices.value = product === null ? '' : nameOf(product);
}

/** What was typed while the code was loading, or else the URL's query. */
function firstQuestion(): Question {
  const typed = readForm(findForm());
  return typed.query === '' ? parseQuestionSearch(window.location.search) : typed;
}

/** Syncs the question with the form and the URL, without adding history entries. */
function useQuestion(): [Question, (question: Question) => void] {
  const [question, setQuestion] = useState(firstQuestion);

  useEffect(() => {
    const form = findForm();
    const listeners = new AbortController();
    const { signal } = listeners;
    const readAddress = (): void => setQuestion(parseQuestionSearch(window.location.search));
    const onSubmit = (event: SubmitEvent): void => {
      event.preventDefault();
      rememberSearch(readForm(form).query);
    };
    form.addEventListener('input', () => setQuestion(readForm(form)), { signal });
    form.addEventListener('submit', onSubmit, { signal });
    window.addEventListener('popstate', readAddress, { signal });
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    writeForm(findForm(), question);
    const timer = setTimeout(() => {
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', pathname + questionSearch(question));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);

  return [question, setQuestion];
}

/** The results on the results page. */
export function SearchPageAnswers(): ReactNode {
  const [question, setQuestion] = useQuestion();
  const [more, setMore] = useState({ question, limit: PAGES_AT_ONCE });
  // A new question resets the limit.
  const limit = more.question === question ? more.limit : PAGES_AT_ONCE;
  const { query, product } = question;
  const scope = { here: product, everywhere: product === null };
  const search = useSearch(query, scope, limit, PAGE_COUNT_ID);

  return (
    <>
      <SearchBody
        search={search}
        onQuery={(next) => setQuestion({ query: next, product })}
        onEverywhere={() => setQuestion({ query, product: null })}
      >
        <NothingAsked />
      </SearchBody>
      {search.results && search.results.total > limit && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setMore({ question, limit: limit + PAGES_AT_ONCE })}
        >
          {translate('search.more')}
        </button>
      )}
    </>
  );
}
