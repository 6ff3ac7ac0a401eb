import { delegate, isPlainClick, preloadIsland, wakeIsland } from '../../islands';
import { readVisitItem, writeVisitItem } from '../../preferences';
import { FIRST_PRODUCT, productById, shownProduct } from '../../site';
import { translate } from '../../strings';
import {
  askedQuery,
  BOTH_ID,
  DIALOG_ID,
  FIELD_ID,
  findField,
  openings,
  searchScopePreference,
} from './dialogState';
import { rememberPage } from './recent';
import { resultsAddress } from './resultsAddress';
import { preloadShard } from './shard';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Demos are apps: keys pressed in them are theirs. */
const DEMOS = 'figure';

/**
 * Whether a key press opens the search: `⌘K` or `Ctrl K` anywhere, and `/` where nothing is typed.
 * Not in a demo.
 */
export function opensSearch(press: KeyboardEvent): boolean {
  const target = press.target instanceof Element ? press.target : null;
  if (press.defaultPrevented || press.isComposing || press.altKey || target?.closest(DEMOS)) {
    return false;
  }
  if (press.ctrlKey || press.metaKey) {
    return !press.shiftKey && press.key.toLowerCase() === 'k';
  }
  // Some keyboards have the slash on a key with Shift.
  return press.key === '/' && !target?.closest(FIELDS);
}

/** Where the query is kept for the visit, so that a reader who reopens the dialog continues there. */
const QUERY_KEY = 'search-query';

/** The button in the header. */
const OPENER = '[data-search-open]';

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${DIALOG_ID}`);
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
  findField()?.setAttribute('placeholder', label);
  findField()?.setAttribute('aria-label', label);
  const toggle = document.querySelector<HTMLInputElement>(`#${BOTH_ID}`);
  if (toggle) {
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
  if (!dialog || dialog.open) {
    return;
  }
  showScope();
  askedQuery.set(readVisitItem(QUERY_KEY) ?? askedQuery.get());
  openings.set(openings.get() + 1);
  dialog.showModal();
  showQuery();
  findField()?.focus();
  findField()?.select();
  preload();
  void wakeIsland('search');
}

function close(): void {
  findDialog()?.close();
}

/** The field clears at the first press of Escape and leaves the second to the dialog. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target === findField() && askedQuery.get() !== '') {
    event.preventDefault();
    askedQuery.set('');
  } else if (opensSearch(event)) {
    event.preventDefault();
    open();
  }
}

/** Enter opens an answer; while there are none to open, the page of results answers. */
function onSubmit(_form: HTMLElement, event: Event): void {
  event.preventDefault();
  const isAlive = findDialog()?.querySelector('tp-island')?.hasAttribute('data-alive') === true;
  if (!isAlive && askedQuery.get().trim() !== '') {
    window.location.assign(resultsAddress(askedQuery.get(), scope()));
  }
}

/**
 * The search of every page: button, keys, and the dialog with its field. What it answers is an island,
 * which loads when a reader reaches for it.
 */
export function startSearch(): void {
  rememberPage();
  // The finished page cannot know the reader's keyboard.
  const hasCommandKey = /Macintosh|iPhone|iPad/.test(navigator.userAgent);
  document.documentElement.dataset.searchKey = hasCommandKey ? 'command' : 'control';
  delegate('pointerover', OPENER, preload);
  delegate('focusin', OPENER, preload);
  delegate('click', OPENER, open);
  document.addEventListener('keydown', onKeyDown);

  delegate('input', `#${FIELD_ID}`, (field) => askedQuery.set((field as HTMLInputElement).value));
  askedQuery.subscribe(() => {
    writeVisitItem(QUERY_KEY, askedQuery.get());
    showQuery();
  });
  delegate('click', '[data-search-clear]', () => {
    askedQuery.set('');
    findField()?.focus();
  });
  delegate('change', `#${BOTH_ID}`, (toggle) =>
    searchScopePreference.set((toggle as HTMLInputElement).checked ? 'both' : 'here'),
  );
  searchScopePreference.subscribe(showScope);
  delegate('submit', `#${DIALOG_ID} form`, onSubmit);

  delegate('click', '[data-search-close]', close);
  // The dialog fills the viewport, so a click outside its panel targets the dialog itself.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target === findDialog()) {
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
  const onClose = ({ target }: Event): void => {
    const field = findField();
    if (target === findDialog() && field) {
      // Nobody is typing any more.
      field.value = '';
    }
  };
  document.addEventListener('close', onClose, { capture: true });
}
