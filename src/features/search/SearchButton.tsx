import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CROSS, LineIcon } from '../../brand';
import { Island } from '../../islands';
import { SEARCH_PAGE } from '../../site';
import { translate } from '../../strings/all';
import { DIALOG_ID, FIELD_ID, LIST_ID } from './dialogState';
import hints from './KeyHints.module.css';
import { MAX_QUERY_LENGTH } from './resultsAddress';
import button from './SearchButton.module.css';
import dialog from './SearchDialog.module.css';
import field from './SearchField.module.css';
import { SearchTabs } from './SearchTabs';
import states from './states.module.css';

/** A magnifying glass. */
const GLASS = 'M4.2 10.8a6.6 6.6 0 1 0 13.2 0 6.6 6.6 0 1 0-13.2 0m11.6 5 4.8 4.8';

/** Static HTML that accepts typing immediately (`enhancer.ts`) while `dialogResults.ts` loads. */
function SearchDialog(): ReactNode {
  const label = translate('search.label');
  return (
    <dialog id={DIALOG_ID} className={dialog.dialog} aria-label={label}>
      <form className={dialog.panel} role="search" action={SEARCH_PAGE}>
        <div className={field.field}>
          <LineIcon d={GLASS} size={20} />
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
            maxLength={MAX_QUERY_LENGTH}
          />
          <button
            type="button"
            className={field.clear}
            aria-label={translate('search.clear')}
            data-search-clear
          >
            <LineIcon d={CROSS} size={18} />
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
        </div>
        <SearchTabs />
        <p className="visually-hidden" role="status" dir="auto" />
        {/* Scrolls by keyboard, too: focus stays in the field while results are chosen. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <div className={dialog.body} tabIndex={0}>
          <Island name="search" on="asked">
            <p className={states.waiting}>{translate('search.loading')}</p>
          </Island>
        </div>
        <footer className={dialog.footer}>
          {/* Visual only: screen readers announce their own instructions. */}
          <p className={hints.keys} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {translate('search.keys.move')}
            <kbd>↵</kbd>
            {translate('search.keys.open')}
            <kbd>Esc</kbd>
            {translate('search.keys.close')}
          </p>
          <a className={dialog.all} href={SEARCH_PAGE} hidden>
            {translate('search.all')}
          </a>
        </footer>
      </form>
    </dialog>
  );
}

/** The header's search button and its dialog; see `enhancer.ts`. CSS picks the shortcut shown. */
export function SearchButton(): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(button.button, 'needs-scripts')}
        aria-label={translate('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-open
      >
        <LineIcon d={GLASS} size={18} />
        <span className={button.label}>{translate('search.open')}</span>
        <kbd className={button.shortcut} aria-hidden="true">
          <span className={button.command}>⌘K</span>
          <span className={button.control}>Ctrl K</span>
        </kbd>
      </button>
      <SearchDialog />
    </>
  );
}
