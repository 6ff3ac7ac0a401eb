import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePreference } from '../../preferences';
import { FIRST_PRODUCT, shownProduct } from '../../site';
import { translate } from '../../strings';
import {
  ALL_ID,
  askedQuery,
  COUNT_ID,
  findField,
  openings,
  searchScopePreference,
  type Shared,
} from './dialogState';
import { NothingAskedYet } from './NothingAskedYet';
import { rememberSearch } from './recent';
import { type ListBox, optionId, shownHits } from './ResultLists';
import { resultsAddress } from './resultsAddress';
import { SearchBody } from './SearchBody';
import { useSearch } from './useSearch';

/** Subscribes to a shared value. */
function useShared<Value>(shared: Shared<Value>): Value {
  return useSyncExternalStore(shared.subscribe, shared.get);
}

/** Selection movement by key; arrows wrap around. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
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

  useEffect(() => {
    const field = findField();
    field?.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      field?.setAttribute('aria-activedescendant', optionId(active));
    } else {
      field?.removeAttribute('aria-activedescendant');
    }
  }, [count, active]);

  useEffect(() => {
    const field = findField();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || count === 0) {
        return;
      }
      const move = event.shiftKey || event.altKey ? undefined : MOVES[event.key];
      if (move) {
        event.preventDefault();
        const place = move(active, count);
        onActivate(place);
        document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
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

/** Few enough that their texts stay below 40 KB; the results page has more. */
const PAGES_IN_DIALOG = 7;

function ask(query: string): void {
  askedQuery.set(query);
  // The next results remove the focused element.
  findField()?.focus();
}

function Answers(): ReactNode {
  const query = useShared(askedQuery);
  const [searchScope, setSearchScope] = usePreference(searchScopePreference);
  const scope = { here: shownProduct(), everywhere: searchScope === 'both' };
  const search = useSearch(query, scope, PAGES_IN_DIALOG, COUNT_ID);
  const count = search.results ? shownHits(search.results).length : 0;
  const listBox = useListBox(count, `${searchScope} ${query}`);
  const all = document.getElementById(ALL_ID);
  const onEverywhere = (): void => {
    setSearchScope('both');
    findField()?.focus();
  };
  return (
    <>
      <SearchBody search={search} listBox={listBox} onQuery={ask} onEverywhere={onEverywhere}>
        <NothingAskedYet product={scope.here ?? FIRST_PRODUCT.id} onSearch={ask} />
      </SearchBody>
      {all &&
        count > 0 &&
        createPortal(
          <a href={resultsAddress(query, scope)} onClick={() => rememberSearch(query)}>
            {translate('search.all')}
          </a>,
          all,
        )}
    </>
  );
}

/** The dialog's results, updated as the reader types. */
export function SearchAnswers(): ReactNode {
  return <Answers key={useShared(openings)} />;
}
