import type { ReactNode } from 'react';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import { SearchAnswers } from './SearchAnswers';
import { SearchPageAnswers } from './SearchPageAnswers';
import styles from './states.module.css';

function showError(): ReactNode {
  return (
    <p className={styles.state} role="alert">
      {translate('search.failed')}
    </p>
  );
}

/** Mounts the dialog's results. */
export const mountAnswers = mountComponent(SearchAnswers, showError);

/** Mounts the results page's results. */
export const mountPageAnswers = mountComponent(SearchPageAnswers, showError);
