import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { shownProduct } from '../../site';
import { usePreference } from '../../preferences';
import { translate } from '../../strings';
import { ALL_ID, COUNT_ID, findField } from './dialogParts';
import { rememberSearch } from './recentSearches';
import { RecentSearches } from './RecentSearches';
import { shownHits } from './ResultLists';
import { resultsAddress } from './resultsAddress';
import { searchScopePreference } from './scopePreference';
import { SearchBody } from './SearchBody';
import { askedQuery, openings } from './shared';
import { useCountStatus } from './useCountStatus';
import { useListBox } from './useListBox';
import { useSearch } from './useSearch';
import { useShared } from './useShared';

/** So few that the texts of any of them together stay below 40 KB; the page of results has more. */
const PAGES_IN_DIALOG = 7;

function ask(query: string): void {
  askedQuery.set(query);
  // What was pressed goes away with the next answers.
  findField()?.focus();
}

function Answers(): ReactNode {
  const query = useShared(askedQuery);
  const [searchScope, setSearchScope] = usePreference(searchScopePreference);
  const scope = { here: shownProduct(), both: searchScope === 'both' };
  const search = useSearch(query, scope, PAGES_IN_DIALOG);
  const { results } = search;
  const count = results ? shownHits(results).length : 0;
  const listBox = useListBox(count, `${searchScope} ${query}`);
  useCountStatus(COUNT_ID, results, scope);
  const all = document.getElementById(ALL_ID);
  const remember = (): void => {
    rememberSearch(query);
  };
  return (
    <>
      <SearchBody
        query={query}
        search={search}
        scope={scope}
        listBox={listBox}
        onQuery={ask}
        onBoth={() => {
          setSearchScope('both');
          findField()?.focus();
        }}
        onOpen={remember}
      >
        <RecentSearches onSearch={ask} />
      </SearchBody>
      {all &&
        count > 0 &&
        createPortal(
          <a href={resultsAddress(query, scope)} onClick={remember}>
            {translate('search.all')}
          </a>,
          all,
        )}
    </>
  );
}

/** What stands below the dialog's field: the answers as the reader types. */
export function SearchAnswers(): ReactNode {
  return <Answers key={useShared(openings)} />;
}
