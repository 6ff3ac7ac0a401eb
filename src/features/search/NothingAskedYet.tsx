import { type ReactNode, useId, useState } from 'react';
import { translate } from '../../strings';
import { productById, type ProductId } from '../../site';
import { TASKS } from '../../site/productTexts';
import { CrossIcon } from './icons';
import { recentPages, recentSearches } from './recent';
import styles from './states.module.css';

interface ListProps {
  readonly title: string;
  readonly onForget?: () => void;
  readonly children: readonly ReactNode[];
}

/** A titled list with an optional "clear" button; renders nothing if it is empty. */
function List({ title, onForget, children }: ListProps): ReactNode {
  const id = useId();
  if (children.length === 0) {
    return null;
  }
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{title}</h2>
        {onForget && (
          <button type="button" className={styles.quiet} onClick={onForget}>
            {translate('search.forgetAll')}
          </button>
        )}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

function linkTo(path: string, label: string): ReactNode {
  return (
    <li key={path}>
      <a href={path} className={styles.search}>
        {label}
      </a>
    </li>
  );
}

interface Props {
  readonly product: ProductId;
  readonly onSearch: (query: string) => void;
}

/** Shown while the query is empty: recent pages and searches, and the product's common tasks. */
export function NothingAskedYet({ product, onSearch }: Props): ReactNode {
  const [searches, setSearches] = useState(recentSearches.read);
  const [pages, setPages] = useState(recentPages.read);
  const { name } = productById(product);
  return (
    <>
      <List
        title={translate('search.recentPages')}
        onForget={() => setPages(recentPages.forgetAll())}
      >
        {pages
          .filter(({ path }) => path !== window.location.pathname)
          .map(({ path, title }) => linkTo(path, title))}
      </List>
      <List
        title={translate('search.recent')}
        onForget={() => setSearches(recentSearches.forgetAll())}
      >
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={styles.search} onClick={() => onSearch(search)}>
              {search}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={translate('search.forget', { query: search })}
              onClick={() => setSearches(recentSearches.forget(search))}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </List>
      <List title={translate('search.tasks', { name })}>
        {TASKS[product].map(({ label, to }) => linkTo(to, label))}
      </List>
    </>
  );
}
