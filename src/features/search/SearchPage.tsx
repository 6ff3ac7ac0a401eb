import type { ReactNode } from 'react';
import { Island, type Strategy } from '../../islands';
import { SEARCH_PAGE } from '../../site';
import { translate } from '../../strings';
import { BrowseLinks } from './SearchBody';
import { MAX_QUERY_LENGTH } from './resultsAddress';
import styles from './SearchPage.module.css';
import { SearchTabs } from './SearchTabs';

/* Ids used by `SearchPageResults.tsx`. */

/** The form with the query and the products. */
export const PAGE_FORM_ID = 'search-page';
/** The live region for the number of results. */
export const PAGE_COUNT_ID = 'search-page-count';

/** Shown while the query is empty. */
export function EmptyQueryHint(): ReactNode {
  return (
    <>
      <p>{translate('search.start')}</p>
      <BrowseLinks />
    </>
  );
}

interface Props {
  /** When results first show. */
  readonly on?: Strategy;
  /** Instead of the heading. */
  readonly children?: ReactNode;
}

/**
 * The results page, `/toolpad/search/?q=`, and the 404 page: a form and an island
 * (`SearchPageResults.tsx`).
 */
export function SearchPage({ on = 'load', children }: Props): ReactNode {
  return (
    <main className={styles.page}>
      {children ?? <h1>{translate('search.title')}</h1>}
      <form id={PAGE_FORM_ID} role="search" className={styles.form} action={SEARCH_PAGE}>
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
      </form>
      <SearchTabs form={PAGE_FORM_ID} />
      <p id={PAGE_COUNT_ID} className="visually-hidden" role="status" dir="auto" />
      <Island name="search-page" on={on}>
        <EmptyQueryHint />
        <noscript>{translate('search.script')}</noscript>
      </Island>
    </main>
  );
}
