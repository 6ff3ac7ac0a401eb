import { type ReactNode, useState } from 'react';
import { readStorageItem, writeStorageItem } from '../../preferences';
import { translate } from '../../strings';
import { CrossIcon } from './icons';
import styles from './states.module.css';

const KEY = 'search-recent';
const MOST = 6;
const LONGEST = 100;

function parse(text: string | null): readonly string[] {
  try {
    const data: unknown = JSON.parse(text ?? '[]');
    const items: unknown[] = Array.isArray(data) ? data : [];
    return items
      .filter((item) => typeof item === 'string')
      .filter((item) => item !== '' && item.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): readonly string[] {
  writeStorageItem(KEY, JSON.stringify(searches));
  return searches;
}

/** What the reader searched for lately, newest first; empty where the browser keeps nothing. */
export function readRecentSearches(): readonly string[] {
  return parse(readStorageItem(KEY));
}

/** Keeps a search; one that is there already becomes the newest. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, LONGEST);
  if (search !== '') {
    const others = readRecentSearches().filter((other) => other !== search);
    keep([search, ...others].slice(0, MOST));
  }
}

/** Forgets a search; returns the rest. */
export function forgetSearch(search: string): readonly string[] {
  return keep(readRecentSearches().filter((other) => other !== search));
}

/** Forgets them all; returns the rest, which is none. */
export function forgetAllSearches(): readonly string[] {
  return keep([]);
}

interface Props {
  readonly onSearch: (query: string) => void;
}

/** What the reader searched for lately, to search again or to forget. */
export function RecentSearches({ onSearch }: Props): ReactNode {
  const [searches, setSearches] = useState(readRecentSearches);
  if (searches.length === 0) {
    return <p className={styles.state}>{translate('search.start')}</p>;
  }
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <div className={styles.bar}>
        <h2 id="recent-searches">{translate('search.recent')}</h2>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            setSearches(forgetAllSearches());
          }}
        >
          {translate('search.forgetAll')}
        </button>
      </div>
      <ul>
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
      </ul>
    </section>
  );
}
