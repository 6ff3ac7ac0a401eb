import { delegate, isPlainClick, preloadIsland, wakeIsland } from '../../islands';
import { FIRST_PRODUCT, productById, shownProduct } from '../../site';
import { translate } from '../../strings';
import {
  askedQuery,
  BOTH_ID,
  DIALOG_ID,
  FIELD_ID,
  findField,
  keepQuery,
  openings,
  readKeptQuery,
  searchScopePreference,
} from './dialogState';
import { preloadShard } from './shardFile';
import { rememberPage } from './recentPages';
import { resultsAddress } from './resultsAddress';

/** The parts of a keyboard event that decide whether it opens the search. */
type KeyPress = Pick<
  KeyboardEvent,
  | 'altKey'
  | 'ctrlKey'
  | 'defaultPrevented'
  | 'isComposing'
  | 'key'
  | 'metaKey'
  | 'shiftKey'
  | 'target'
>;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Demos are apps: keys pressed in them are theirs. */
const DEMOS = 'figure';

/**
 * Whether a key press opens the search: `⌘K` or `Ctrl K` anywhere, and `/` where nothing is typed.
 * Not in a demo.
 */
export function opensSearch(press: KeyPress): boolean {
  const { target } = press;
  if (press.defaultPrevented || press.isComposing || press.altKey) {
    return false;
  }
  if (target instanceof Element && target.closest(DEMOS)) {
    return false;
  }
  const hasCommand = press.ctrlKey || press.metaKey;
  if (hasCommand) {
    return !press.shiftKey && press.key.toLowerCase() === 'k';
  }
  // Some keyboards have the slash on a key with Shift.
  return press.key === '/' && !(target instanceof Element && target.closest(FIELDS));
}

/** Whether the reader's keyboard has a ⌘ key. */
function hasCommandKey(): boolean {
  return /Macintosh|iPhone|iPad/.test(navigator.userAgent);
}

/** The button in the header. */
const OPENER = '[data-search-open]';

function findDialog(): HTMLDialogElement | null {
  const dialog = document.getElementById(DIALOG_ID);
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

function scope() {
  return { here: shownProduct(), everywhere: searchScopePreference.get() === 'both' };
}

/** Labels the field and the switch with the scope of the search. */
function showScope(): void {
  const { here, everywhere } = scope();
  const label =
    here === null || everywhere
      ? translate('search.everywhere')
      : translate('search.in', { name: productById(here).name });
  const field = findField();
  if (field) {
    field.placeholder = label;
    field.setAttribute('aria-label', label);
  }
  const toggle = document.getElementById(BOTH_ID);
  if (toggle instanceof HTMLInputElement) {
    toggle.checked = everywhere;
  }
}

/** Loads code and index in parallel; neither depends on the other. */
function preload(): void {
  preloadIsland('search');
  preloadShard(shownProduct() ?? FIRST_PRODUCT.id);
}

/** Syncs the field with the query, which a suggestion may have changed. */
function showQuery(): void {
  const field = findField();
  const query = askedQuery.get();
  findDialog()?.toggleAttribute('data-asked', query.trim() !== '');
  if (field && field.value !== query) {
    field.value = query;
  }
}

/** Opens the dialog, which accepts typing immediately while the results island loads. */
function open(): void {
  const dialog = findDialog();
  const field = findField();
  if (!dialog || !field || dialog.open) {
    return;
  }
  showScope();
  askedQuery.set(readKeptQuery() ?? askedQuery.get());
  openings.set(openings.get() + 1);
  dialog.showModal();
  showQuery();
  field.focus();
  field.select();
  preload();
  void wakeIsland('search');
}

function close(): void {
  findDialog()?.close();
}

/** The field clears at the first press of Escape and leaves the second to the dialog. */
function onKeyDown(event: KeyboardEvent): void {
  const field = findField();
  if (event.key === 'Escape' && event.target === field && askedQuery.get() !== '') {
    event.preventDefault();
    askedQuery.set('');
  } else if (opensSearch(event)) {
    event.preventDefault();
    open();
  }
}

/**
 * The search of every page: button, keys, and the dialog with its field. What it answers is an island,
 * which loads when a reader reaches for it.
 */
export function startSearch(): void {
  rememberPage();
  // The finished page cannot know the reader's keyboard.
  document.documentElement.dataset.searchKey = hasCommandKey() ? 'command' : 'control';
  delegate('pointerover', OPENER, preload);
  delegate('focusin', OPENER, preload);
  delegate('click', OPENER, open);
  document.addEventListener('keydown', onKeyDown);

  delegate('input', `#${FIELD_ID}`, (field) => {
    askedQuery.set((field as HTMLInputElement).value);
  });
  askedQuery.subscribe(() => {
    keepQuery(askedQuery.get());
    showQuery();
  });
  delegate('click', '[data-search-clear]', () => {
    askedQuery.set('');
    findField()?.focus();
  });
  delegate('change', `#${BOTH_ID}`, (toggle) => {
    searchScopePreference.set(
      toggle instanceof HTMLInputElement && toggle.checked ? 'both' : 'here',
    );
  });
  searchScopePreference.subscribe(showScope);

  delegate('click', '[data-search-close]', close);
  // The dialog fills the viewport, so a click outside its panel targets the dialog itself.
  document.addEventListener('pointerdown', (event) => {
    if (event.target === findDialog()) {
      close();
    }
  });
  delegate('click', `#${DIALOG_ID} a[href]:not([target])`, (_link, event) => {
    if (isPlainClick(event)) {
      close();
    }
  });
  // Close it before back or forward, so that a page restored from the back/forward cache has no open dialog.
  window.addEventListener('hashchange', close);
  window.addEventListener('pagehide', close);
  document.addEventListener(
    'close',
    (event) => {
      const field = findField();
      if (event.target === findDialog() && field) {
        // Nobody is typing any more.
        field.value = '';
      }
    },
    { capture: true },
  );
  // Enter opens an answer; while there are none to open, the page of results answers.
  delegate('submit', `#${DIALOG_ID} form`, (form, event) => {
    event.preventDefault();
    const isAlive = findDialog()?.querySelector('tp-island')?.hasAttribute('data-alive') === true;
    if (!isAlive && askedQuery.get().trim() !== '') {
      window.location.assign(resultsAddress(askedQuery.get(), scope()));
    }
  });
}
