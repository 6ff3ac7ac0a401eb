import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import { CrossIcon, SearchIcon } from './icons';
import type { ListBox } from './ResultLists';
import styles from './SearchField.module.css';

interface Props {
  readonly query: string;
  readonly label: string;
  /** The answers below the field; `null` while there are none. */
  readonly listBox: ListBox | null;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The dialog's field. Escape clears it first and closes the dialog then. */
export function SearchField(props: Props): ReactNode {
  const { query, label, listBox, onQuery, onKeyDown, onClose } = props;
  const translate = useTranslate();
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);

  return (
    <div className={styles.field} role="search">
      <SearchIcon size={20} />
      <input
        ref={ref}
        type="text"
        role="combobox"
        className={styles.input}
        value={query}
        placeholder={label}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listBox !== null}
        aria-controls={listBox?.id}
        aria-activedescendant={listBox?.optionId(listBox.active)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        onChange={(event) => {
          onQuery(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') {
            // The browser would close the dialog.
            event.preventDefault();
            onQuery('');
          } else {
            onKeyDown(event);
          }
        }}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={translate('search.clear')}
          onClick={() => {
            onQuery('');
            ref.current?.focus();
          }}
        >
          <CrossIcon />
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={translate('search.close')}
        onClick={onClose}
      >
        <span className={styles.closeKey}>Esc</span>
        <span className={styles.closeWord}>{translate('search.closeWord')}</span>
      </button>
    </div>
  );
}
