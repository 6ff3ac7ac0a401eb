import { Fragment, type ReactNode } from 'react';
import { productById, PRODUCTS } from '../../site';
import { translate } from '../../strings';
import { rememberSearch } from './recent';
import { type ListBox, ResultLists } from './ResultLists';
import { scopeName, type Search } from './useSearch';
import styles from './states.module.css';

const NEW_ISSUE = 'https://github.com/mui/toolpad/issues/new';

function issueAddress(query: string): string {
  const title = `[docs] Nothing found for "${query}"`;
  return `${NEW_ISSUE}?${new URLSearchParams({ title }).toString()}`;
}

/** Links to each product's pages. */
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

interface Props {
  readonly search: Search;
  readonly listBox?: ListBox;
  readonly onQuery: (query: string) => void;
  /** Called to search the other products too. */
  readonly onEverywhere: () => void;
  /** Shown while the query is empty. */
  readonly children: ReactNode;
}

/** Links to other products' results, if any. */
function Elsewhere({ search, onEverywhere, className }: Props & { className?: string }): ReactNode {
  const links = search.elsewhere.map(({ product, count, better }) => {
    const { name } = productById(product);
    return (
      <Fragment key={product}>
        {better && (
          <span className={styles.better}>
            {translate('search.better', { name: name.replace('Toolpad ', '') })}{' '}
            <a href={better.path} onClick={() => rememberSearch(search.query)}>
              {better.title}
            </a>
          </span>
        )}
        <button type="button" className={styles.action} onClick={onEverywhere}>
          {count === 1
            ? translate('search.elsewhere.one', { name })
            : translate('search.elsewhere.many', { name, count })}
        </button>
      </Fragment>
    );
  });
  return links.length > 0 && <p className={className}>{links}</p>;
}

/** Help for a query without results. */
function NothingFound(props: Props): ReactNode {
  const { search, onQuery } = props;
  const { suggestion } = search;
  const query = search.query.trim();
  return (
    <div className={styles.state}>
      <p>{translate('search.none', { query, name: scopeName(search.scope) })}</p>
      {suggestion !== null && (
        <p>
          <button type="button" className={styles.action} onClick={() => onQuery(suggestion)}>
            {translate('search.didYouMean', { suggestion })}
          </button>
        </p>
      )}
      <Elsewhere {...props} />
      <BrowseLinks />
      <p>
        <a href={issueAddress(query)} target="_blank" rel="noopener">
          {translate('search.missing')}
        </a>
      </p>
    </div>
  );
}

/** The content below the field: results, help or an error. */
export function SearchBody(props: Props): ReactNode {
  const { search, listBox, children } = props;
  const { query, results, hasFailed, retry, textOf } = search;
  if (hasFailed) {
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
  if (results.total === 0) {
    return <NothingFound {...props} />;
  }
  return (
    <>
      <ResultLists
        results={results}
        textOf={textOf}
        listBox={listBox}
        onOpen={() => rememberSearch(query)}
      />
      <Elsewhere {...props} className={styles.elsewhere} />
    </>
  );
}
