import type { ReactNode } from 'react';
import { PRODUCTS } from '../../site';
import { translate } from '../../strings';
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
export function NothingFound(props: Props): ReactNode {
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
