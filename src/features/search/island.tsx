import type { ReactNode } from 'react';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import { SearchResults } from './SearchResults';
import { SearchPageResults } from './SearchPageResults';
import styles from './states.module.css';

function showError(): ReactNode {
  return (
    <p className={styles.state} role="alert">
      {translate('search.failed')}
    </p>
  );
}

/** Mounts the dialog's results. */
export const mountResults = mountComponent(SearchResults, showError);

/** Mounts the results page's results. */
export const mountPageResults = mountComponent(SearchPageResults, showError);
