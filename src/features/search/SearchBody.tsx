import type { ReactNode } from 'react';
import { translate } from '../../strings';
import { otherProduct, type Scope } from './collectResults';
import { NothingFound } from './NothingFound';
import { ResultLists, type ListBox } from './ResultLists';
import styles from './states.module.css';
import { useElsewhereText, useScopeName, type Search } from './useSearch';

interface Props {
  readonly query: string;
  readonly search: Search;
  readonly scope: Scope;
  readonly listBox?: ListBox;
  readonly onQuery: (query: string) => void;
  /** Searches the other product too. */
  readonly onBoth: () => void;
  readonly onOpen: () => void;
  /** What shows while nothing is asked. */
  readonly children: ReactNode;
}

/** What stands below the field: the answers, or what to do where there are none. */
export function SearchBody(props: Props): ReactNode {
  const { query, search, scope, listBox, onQuery, onBoth, onOpen, children } = props;
  const { results, status, suggestion, textOf, retry } = search;
  const scopeName = useScopeName(scope);
  const elsewhereText = useElsewhereText(
    otherProduct(scope.here ?? 'toolpad-core'),
    search.elsewhere,
  );
  if (status === 'failed') {
    return (
      <div className={styles.state} role="alert">
        <p>{translate('search.failed')}</p>
        <button type="button" className={styles.action} onClick={retry}>
          {translate('search.retry')}
        </button>
      </div>
    );
  }
  if (query.trim() === '') {
    return children;
  }
  if (!results) {
    return <p className={styles.state}>{translate('search.loading')}</p>;
  }
  const elsewhere = search.elsewhere > 0 && (
    <button type="button" className={styles.action} onClick={onBoth}>
      {elsewhereText}
    </button>
  );
  if (results.total === 0) {
    return (
      <NothingFound
        query={query.trim()}
        scopeName={scopeName}
        suggestion={suggestion}
        onSuggestion={onQuery}
        elsewhere={elsewhere || null}
      />
    );
  }
  return (
    <>
      <ResultLists results={results} textOf={textOf} listBox={listBox} onOpen={onOpen} />
      {elsewhere && <p className={styles.elsewhere}>{elsewhere}</p>}
    </>
  );
}
