import { Fragment, type ReactNode } from 'react';
import { productById, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { type ListBox, ResultLists } from './ResultLists';
import { elsewhereText, type Scope, scopeName, type Search } from './useSearch';
import styles from './states.module.css';

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

interface Props {
  readonly query: string;
  /** What was searched. */
  readonly scope: Scope;
  /** A suggested query. */
  readonly suggestion: string | null;
  readonly onSuggestion: (suggestion: string) => void;
  /** The link to the results of other products, if there are any. */
  readonly elsewhere: readonly ReactNode[];
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
  const { query, scope, suggestion, onSuggestion, elsewhere } = props;
  return (
    <div className={styles.state}>
      <p>{translate('search.none', { query, name: scopeName(scope) })}</p>
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
      {elsewhere.length > 0 && <p>{elsewhere}</p>}
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
  /** Searches the other products too. */
  readonly onEverywhere: () => void;
  readonly onOpen: () => void;
  /** Shown while the query is empty. */
  readonly children: ReactNode;
}

/** The content below the field: the results, or help when there are none. */
export function SearchBody(props: SearchBodyProps): ReactNode {
  const { query, search, scope, listBox, onQuery, onEverywhere, onOpen, children } = props;
  const { results, status, suggestion, textOf, retry } = search;
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
  const elsewhere = search.elsewhere.map((answers) => {
    const { product, better } = answers;
    const name = productById(product).name.replace('Toolpad ', '');
    return (
      <Fragment key={product}>
        {better && (
          <span className={styles.better}>
            {translate('search.better', { name })}{' '}
            <a href={better.path} onClick={onOpen}>
              {better.title}
            </a>
          </span>
        )}
        <button type="button" className={styles.action} onClick={onEverywhere}>
          {elsewhereText(answers)}
        </button>
      </Fragment>
    );
  });
  if (results.total === 0) {
    return (
      <NothingFound
        query={query.trim()}
        scope={scope}
        suggestion={suggestion}
        onSuggestion={onQuery}
        elsewhere={elsewhere}
      />
    );
  }
  return (
    <>
      <ResultLists results={results} textOf={textOf} listBox={listBox} onOpen={onOpen} />
      {elsewhere.length > 0 && <p className={styles.elsewhere}>{elsewhere}</p>}
    </>
  );
}
