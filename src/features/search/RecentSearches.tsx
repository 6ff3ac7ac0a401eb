import { type ReactNode, useId, useState } from 'react';
import { translate } from '../../strings';
import { productById, type ProductId } from '../../site';
import { TASKS } from '../../site/productTexts';
import { CrossIcon } from './icons';
import { forgetRecentPages, keepList, readList, readRecentPages } from './recentPages';
import styles from './states.module.css';

const SEARCHES_KEY = 'search-recent';
const MOST_SEARCHES = 6;
const LONGEST_SEARCH = 100;

function isSearch(item: unknown): item is string {
  return typeof item === 'string' && item !== '' && item.length <= LONGEST_SEARCH;
}

/** What the reader searched for lately. */
export function readRecentSearches(): readonly string[] {
  return readList(SEARCHES_KEY, isSearch, MOST_SEARCHES);
}

/** Keeps a search; one that is there already becomes the newest. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, LONGEST_SEARCH);
  if (search !== '') {
    keepList(SEARCHES_KEY, [search, ...forgetSearch(search)].slice(0, MOST_SEARCHES));
  }
}

/** Removes a search; returns the remaining ones. */
export function forgetSearch(search: string): readonly string[] {
  return keepList(
    SEARCHES_KEY,
    readRecentSearches().filter((other) => other !== search),
  );
}

/** Removes all searches; returns the empty list. */
export function forgetAllSearches(): readonly string[] {
  return keepList(SEARCHES_KEY, []);
}

interface ListProps {
  readonly title: string;
  readonly onForget?: () => void;
  readonly children: ReactNode;
}

/** A list under its name, with what forgets all of it. */
function List({ title, onForget, children }: ListProps): ReactNode {
  const id = useId();
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

interface LinkListProps extends Omit<ListProps, 'children'> {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

function LinkList({ links, ...list }: LinkListProps): ReactNode {
  return (
    <List {...list}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a href={to} className={styles.search}>
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}

/** The pages that the reader was on, but for the one that shows. */
function recentLinks(): LinkListProps['links'] {
  return readRecentPages()
    .filter(({ path }) => path !== window.location.pathname)
    .map(({ path, title }) => ({ label: title, to: path }));
}

interface Props {
  readonly product: ProductId;
  readonly onSearch: (query: string) => void;
}

/**
 * What shows while nothing is asked: the pages that the reader was on and what they searched for lately, to
 * go there again or to forget, and where most readers of the product begin.
 */
export function NothingAskedYet({ product, onSearch }: Props): ReactNode {
  const [searches, setSearches] = useState(readRecentSearches);
  const [pages, setPages] = useState(recentLinks);
  const { name } = productById(product);
  return (
    <>
      {pages.length > 0 && (
        <LinkList
          title={translate('search.recentPages')}
          links={pages}
          onForget={() => {
            forgetRecentPages();
            setPages([]);
          }}
        />
      )}
      {searches.length > 0 && (
        <List
          title={translate('search.recent')}
          onForget={() => {
            setSearches(forgetAllSearches());
          }}
        >
          {searches.map((search) => (
            <li key={search}>
              <button
                type="button"
                className={styles.search}
                onClick={() => {
                  onSearch(search);
                }}
              >
                {search}
              </button>
              <button
                type="button"
                className={styles.forget}
                aria-label={translate('search.forget', { query: search })}
                onClick={() => {
                  setSearches(forgetSearch(search));
                }}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </List>
      )}
      <LinkList title={translate('search.tasks', { name })} links={TASKS[product]} />
    </>
  );
}
