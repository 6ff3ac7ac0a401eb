import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './KeyHints.module.css';

/** The keys that work in the search; for those who see them, a screen reader has its own. */
export function KeyHints(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      {translate('search.keys.move')}
      <kbd>↵</kbd>
      {translate('search.keys.open')}
      <kbd>Esc</kbd>
      {translate('search.keys.close')}
    </p>
  );
}
