import type { ReactNode } from 'react';
import { productById, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { type ListBox, ResultLists } from './ResultLists';
import { otherProduct, type Scope, type Search, useElsewhereText, useScopeName } from './useSearch';
import styles from './states.module.css';

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

interface Props {
  readonly query: string;
  /** What was searched. */
  readonly scopeName: string;
  /** Another question that may have been meant. */
  readonly suggestion: string | null;
  readonly onSuggestion: (suggestion: string) => void;
  /** The way to the answers of the other product, if there are any. */
  readonly elsewhere: ReactNode;
}

function issueAddress(query: string): string {
  const title = `[docs] Nothing found for "${query}"`;
  return `${NEW_ISSUE}?${new URLSearchParams({ title }).toString()}`;
}

/** The ways to all pages of each product. */
export function BrowseLinks(): ReactNode {
  return (
    <p>
      {translate('search.browse')}{' '}
      {PRODUCTS.map(({ id, name, basePath }) => (
        <a key={id} className={styles.browse} href={`${basePath}/`}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** What helps a reader whose question has no answer. */
function NothingFound(props: Props): ReactNode {
  const { query, scopeName, suggestion, onSuggestion, elsewhere } = props;
  return (
    <div className={styles.state}>
      <p>{translate('search.none', { query, name: scopeName })}</p>
      {suggestion !== null && (
        <p>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onSuggestion(suggestion);
            }}
          >
            {translate('search.didYouMean', { suggestion })}
          </button>
        </p>
      )}
      {elsewhere !== null && <p>{elsewhere}</p>}
      <BrowseLinks />
      <p>
        <a href={issueAddress(query)} target="_blank" rel="noopener">
          {translate('search.missing')}
        </a>
      </p>
    </div>
  );
}

interface SearchBodyProps {
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
export function SearchBody(props: SearchBodyProps): ReactNode {
  const { query, search, scope, listBox, onQuery, onBoth, onOpen, children } = props;
  const { results, status, suggestion, textOf, retry } = search;
  const scopeName = useScopeName(scope);
  const { count, better } = search.elsewhere;
  const other = otherProduct(scope.here ?? 'toolpad-core');
  const elsewhereText = useElsewhereText(other, count);
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
  const elsewhere = count > 0 && (
    <>
      {better && (
        <span className={styles.better}>
          {translate('search.better', { name: productById(other).name.replace('Toolpad ', '') })}{' '}
          <a href={better.path} onClick={onOpen}>
            {better.title}
          </a>
        </span>
      )}
      <button type="button" className={styles.action} onClick={onBoth}>
        {elsewhereText}
      </button>
    </>
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
