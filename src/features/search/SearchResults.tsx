import { type ReactNode, useEffect, useId, useLayoutEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../../dom';
import { FIRST_PRODUCT, productById, type ProductId } from '../../site';
import { TASKS } from '../../site/productTexts';
import { translate } from '../../strings';
import { ALL_ID, ask, COUNT_ID, DIALOG_ID, findField, FORM_ID, OPENED } from './dialogState';
import { ClockIcon, CrossIcon, PageIcon } from './icons';
import { recentPages, recentSearches, rememberSearch } from './recent';
import { resultsAddress } from './resultsAddress';
import { type ListBox, optionId, SearchBody, shownHits } from './SearchBody';
import styles from './states.module.css';
import { useCounts, useForm } from './useForm';
import { useSearch } from './useSearch';

/** Selection movement by key; arrows wrap around. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * The ARIA combobox pattern, with focus in the dialog's field: arrows, Home and End move, Enter
 * opens, and Ctrl/⌘+Enter opens in a new tab.
 *
 * @param count number of options
 * @param asked the query; a new one selects the first option
 */
function useListBox(count: number, asked: string): ListBox {
  const [moved, setMoved] = useState({ asked, to: 0 });
  const active = moved.asked === asked ? moved.to : 0;
  const onActivate = (to: number): void => setMoved({ asked, to });

  // Before the options are painted, because until then Enter opens all results.
  useLayoutEffect(() => {
    const field = findField();
    field?.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      field?.setAttribute('aria-activedescendant', optionId(active));
    } else {
      field?.removeAttribute('aria-activedescendant');
    }
  }, [count, active]);

  useLayoutEffect(() => {
    const field = findField();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isComposing(event) || count === 0) {
        return;
      }
      const move = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
      if (move) {
        event.preventDefault();
        const index = move(active, count);
        onActivate(index);
        document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const option = document.querySelector<HTMLAnchorElement>(`#${optionId(active)}`);
        if (option && (event.ctrlKey || event.metaKey)) {
          window.open(option.href, '_blank', 'noopener');
        } else {
          option?.click();
        }
      }
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  });

  return { active, onActivate };
}

interface ListProps {
  readonly title: string;
  readonly onForget?: () => void;
  readonly children: readonly ReactNode[];
}

/** A titled list with an optional "clear" button; renders nothing if it is empty. */
function List({ title, onForget, children }: ListProps): ReactNode {
  const id = useId();
  if (children.length === 0) {
    return null;
  }
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{title}</h2>
        {onForget && (
          <button type="button" className={styles.quiet} onClick={onForget}>
            {translate('search.forgetAll')}
          </button>
        )}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

function linkTo(path: string, label: string): ReactNode {
  return (
    <li key={path}>
      <a href={path} className={styles.search}>
        <PageIcon />
        {label}
      </a>
    </li>
  );
}

/** Shown while the query is empty: recent pages and searches, and the product's common tasks. */
function EmptyQuery({ product }: { readonly product: ProductId }): ReactNode {
  const [searches, setSearches] = useState(recentSearches.read);
  const [pages, setPages] = useState(recentPages.read);
  const { name } = productById(product);
  return (
    <>
      <List
        title={translate('search.recentPages')}
        onForget={() => setPages(recentPages.forgetAll())}
      >
        {pages
          .filter(({ path }) => path !== window.location.pathname)
          .map(({ path, title }) => linkTo(path, title))}
      </List>
      <List
        title={translate('search.recent')}
        onForget={() => setSearches(recentSearches.forgetAll())}
      >
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={styles.search} onClick={() => ask(search)}>
              <ClockIcon />
              {search}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={translate('search.forget', { query: search })}
              onClick={() => setSearches(recentSearches.forget(search))}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </List>
      <List title={translate('search.tasks', { name })}>
        {TASKS[product].map(({ label, to }) => linkTo(to, label))}
      </List>
    </>
  );
}

/** Few enough that their texts stay below 40 KB; the results page has more. */
const PAGES_IN_DIALOG = 7;

function DialogResults(): ReactNode {
  const [parameters, setProduct] = useForm(FORM_ID);
  const { query, product } = parameters;
  const search = useSearch(parameters, PAGES_IN_DIALOG, COUNT_ID);
  useCounts(FORM_ID, search.results);
  const count = search.results ? shownHits(search.results).length : 0;
  const listBox = useListBox(count, `${product} ${query}`);
  const all = document.getElementById(ALL_ID);
  return (
    <>
      <SearchBody search={search} listBox={listBox} onProduct={setProduct}>
        <EmptyQuery product={product ?? FIRST_PRODUCT.id} />
      </SearchBody>
      {all &&
        count > 0 &&
        createPortal(
          <a href={resultsAddress(parameters)} onClick={() => rememberSearch(query)}>
            {translate('search.all')}
          </a>,
          all,
        )}
    </>
  );
}

/** The dialog's results, updated as the reader types. */
export function SearchResults(): ReactNode {
  const [openings, countOpening] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const dialog = document.getElementById(DIALOG_ID);
    dialog?.addEventListener(OPENED, countOpening);
    return () => dialog?.removeEventListener(OPENED, countOpening);
  }, []);
  return <DialogResults key={openings} />;
}
