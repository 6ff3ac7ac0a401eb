import { useState, type ReactNode } from 'react';
import { translate } from '../../strings';
import { CrossIcon } from './icons';
import { forgetAllSearches, forgetSearch, readRecentSearches } from './recentSearches';
import styles from './states.module.css';

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
