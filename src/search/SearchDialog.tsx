import { useState, type ReactNode } from 'react';
import { productById, type ProductId } from '../navigation';
import { usePreference } from '../preferences';
import { useTranslate } from '../strings';
import { CountStatus } from './CountStatus';
import { KeyHints } from './KeyHints';
import { PlainLink } from './PlainLink';
import { rememberSearch } from './recentSearches';
import { RecentSearches } from './RecentSearches';
import { shownHits } from './ResultLists';
import { resultsAddress } from './resultsAddress';
import { searchScopePreference } from './scopePreference';
import { SearchBody } from './SearchBody';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { getSiteIndex } from './siteIndex';
import { useListBox } from './useListBox';
import { useModal } from './useModal';
import { useCountText, useSearch } from './useSearch';

/** So few that the texts of any of them together stay below 40 KB; the page of results has more. */
const PAGES_IN_DIALOG = 7;

const NO_RESULTS = { lists: [], total: 0 };

/** The query lasts as long as the visit: who comes back goes on where they were. */
let lastQuery = '';

interface Props {
  /** Where the reader is; `null` on pages of neither product. */
  readonly here: ProductId | null;
  readonly onClose: () => void;
}

/** Loads what the first question needs, before it is asked. */
export async function preloadIndex(baseUrl: string, here: ProductId | null): Promise<void> {
  await getSiteIndex(baseUrl).engine(here ?? 'toolpad-core');
}

/** The search: a field, and below it the answers as the reader types. */
export default function SearchDialog({ here, onClose }: Props): ReactNode {
  const translate = useTranslate();
  const ref = useModal(onClose);
  const [query, setQuery] = useState(lastQuery);
  const [searchScope, setSearchScope] = usePreference(searchScopePreference);
  const scope = { here, both: searchScope === 'both' };
  const search = useSearch(query, scope, PAGES_IN_DIALOG);
  const { results } = search;
  const { listBox, onKeyDown, reset } = useListBox(results ? shownHits(results).length : 0);
  const countText = useCountText(results ?? NO_RESULTS, scope);
  const hasResults = results !== null && results.total > 0;

  const ask = (next: string): void => {
    lastQuery = next;
    setQuery(next);
    reset();
  };
  const leave = (): void => {
    rememberSearch(query);
    onClose();
  };

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={translate('search.label')}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === ref.current) {
          onClose();
        }
      }}
    >
      <div className={styles.panel}>
        <SearchField
          query={query}
          label={
            here === null || scope.both
              ? translate('search.inBoth')
              : translate('search.in', { name: productById(here).name })
          }
          listBox={hasResults ? listBox : null}
          onQuery={ask}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <div className={styles.bar}>
          <CountStatus className={styles.count} text={results ? countText : ''} />
          {here !== null && (
            <label className={styles.switch}>
              <input
                type="checkbox"
                role="switch"
                checked={scope.both}
                onChange={(event) => {
                  setSearchScope(event.target.checked ? 'both' : 'here');
                  reset();
                }}
              />
              {translate('search.both')}
            </label>
          )}
        </div>
        <div className={styles.body}>
          <SearchBody
            query={query}
            search={search}
            scope={scope}
            listBox={listBox}
            onQuery={ask}
            onBoth={() => {
              setSearchScope('both');
            }}
            onOpen={leave}
          >
            <RecentSearches onSearch={ask} />
          </SearchBody>
        </div>
        <footer className={styles.footer}>
          <KeyHints />
          {hasResults && (
            <PlainLink href={resultsAddress(query, scope)} onLeave={leave}>
              {translate('search.all')}
            </PlainLink>
          )}
        </footer>
      </div>
    </dialog>
  );
}
