import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Island } from '../../islands';
import { SEARCH_PAGE } from '../../site';
import { translate } from '../../strings';
import { DIALOG_ID, FIELD_ID, LIST_ID } from './dialogState';
import hints from './KeyHints.module.css';
import { MAX_QUERY_LENGTH } from './resultsAddress';
import button from './SearchButton.module.css';
import dialog from './SearchDialog.module.css';
import field from './SearchField.module.css';
import { SearchTabs } from './SearchTabs';
import states from './states.module.css';

/** The lines of a cross, and of a magnifying glass. */
const CROSS = 'm5 5 10 10M15 5l-10 10';
const GLASS = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0m9.7 4.2 4 4';

function Icon({ d, size = 18 }: { readonly d: string; readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      aria-hidden
      focusable={false}
    >
      <path d={d} />
    </svg>
  );
}

/** Static HTML that accepts typing immediately (`enhancer.ts`) while `dialogResults.ts` loads. */
function SearchDialog(): ReactNode {
  const label = translate('search.label');
  return (
    <dialog id={DIALOG_ID} className={dialog.dialog} aria-label={label}>
      <form className={dialog.panel} role="search" action={SEARCH_PAGE}>
        <div className={field.field}>
          <Icon d={GLASS} size={20} />
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
            <Icon d={CROSS} />
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
        <Icon d={GLASS} />
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
