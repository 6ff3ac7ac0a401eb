import type { ReactNode } from 'react';
import { Island, type Strategy } from '../../islands';
import { PRODUCTS, SEARCH_PAGE } from '../../site';
import { translate } from '../../strings/all';
import { MAX_QUERY_LENGTH } from './resultsAddress';
import styles from './SearchPage.module.css';
import { SearchTabs } from './SearchTabs';
import states from './states.module.css';

interface Props {
  /** When results first show. */
  readonly on?: Strategy;
  /** Instead of the heading. */
  readonly children?: ReactNode;
}

/**
 * The results page, `/toolpad/search/?q=`, and the 404 page: a form with an island
 * (`pageResults.ts`), which shows the island's own content again while the query is empty.
 */
export function SearchPage({ on = 'load', children }: Props): ReactNode {
  return (
    <main className={styles.page}>
      {children ?? <h1>{translate('search.title')}</h1>}
      <form role="search" className={styles.form} action={SEARCH_PAGE}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label={translate('search.label')}
          placeholder={translate('search.label')}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
        />
        <SearchTabs />
        <p className="visually-hidden" role="status" dir="auto" />
        <Island name="search-page" on={on}>
          <p>{translate('search.start')}</p>
          <p>
            {translate('search.browse')}{' '}
            {PRODUCTS.map(({ id, name, basePath }) => (
              <a key={id} className={states.browse} href={`${basePath}/`}>
                {name}
              </a>
            ))}
          </p>
          <noscript>{translate('search.script')}</noscript>
        </Island>
      </form>
    </main>
  );
}
