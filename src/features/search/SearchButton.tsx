import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../strings';
import { SearchIcon } from './icons';
import styles from './SearchButton.module.css';
import { SearchDialog } from './SearchDialog';

/**
 * The way to the search, in the header of every page, and its dialog; see `enhancer.ts`. The keys that
 * open it have their place from the start: those of the reader's keyboard show.
 */
export function SearchButton(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, 'needs-scripts')}
        aria-label={translate('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-open
      >
        <SearchIcon />
        <span className={styles.label}>{translate('search.open')}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          <span className={styles.command}>⌘K</span>
          <span className={styles.control}>Ctrl K</span>
        </kbd>
      </button>
      <SearchDialog />
    </>
  );
}
