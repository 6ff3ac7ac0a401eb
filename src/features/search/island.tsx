import type { ReactNode } from 'react';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import { SearchAnswers } from './SearchAnswers';
import { SearchPageAnswers } from './SearchPageAnswers';
import styles from './states.module.css';

function showFault(): ReactNode {
  return (
    <p className={styles.state} role="alert">
      {translate('search.failed')}
    </p>
  );
}

/** The answers in the dialog. */
export const mountAnswers = mountComponent(SearchAnswers, showFault);

/** The answers on the page of results. */
export const mountPageAnswers = mountComponent(SearchPageAnswers, showFault);
