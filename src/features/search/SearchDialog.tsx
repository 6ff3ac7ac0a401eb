import type { ReactNode } from 'react';
import { Island } from '../../islands';
import { SEARCH_PAGE } from '../../site';
import { translate } from '../../strings';
import { ALL_ID, BOTH_ID, COUNT_ID, DIALOG_ID, FIELD_ID, LIST_ID } from './dialogParts';
import { CrossIcon, SearchIcon } from './icons';
import { KeyHints } from './KeyHints';
import styles from './SearchDialog.module.css';
import field from './SearchField.module.css';
import states from './states.module.css';

/**
 * The search's dialog, which is in every page and takes typing as soon as it is opened (`enhancer.ts`);
 * what it answers comes alive behind it (`SearchAnswers.tsx`).
 */
export function SearchDialog(): ReactNode {
  const label = translate('search.label');
  return (
    <dialog id={DIALOG_ID} className={styles.dialog} aria-label={label}>
      <div className={styles.panel}>
        <form className={field.field} role="search" action={SEARCH_PAGE}>
          <SearchIcon size={20} />
          <input
            id={FIELD_ID}
            type="text"
            name="q"
            role="combobox"
            className={field.input}
            placeholder={label}
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={LIST_ID}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
          />
          <button
            type="button"
            className={field.clear}
            aria-label={translate('search.clear')}
            data-search-clear
          >
            <CrossIcon />
          </button>
          <button
            type="button"
            className={field.close}
            aria-label={translate('search.close')}
            data-search-close
          >
            <span className={field.closeKey}>Esc</span>
            <span className={field.closeWord}>{translate('search.closeWord')}</span>
          </button>
        </form>
        <div className={styles.bar}>
          <p id={COUNT_ID} className={styles.count} role="status" dir="auto" />
          <label className={styles.switch}>
            <input id={BOTH_ID} type="checkbox" role="switch" />
            {translate('search.both')}
          </label>
        </div>
        <div className={styles.body}>
          <Island name="search" on="asked">
            <p className={states.waiting}>{translate('search.loading')}</p>
          </Island>
        </div>
        <footer className={styles.footer}>
          <KeyHints />
          <span id={ALL_ID} className={styles.all} />
        </footer>
      </div>
    </dialog>
  );
}
