import {
  delegate,
  isComposing,
  isPlainClick,
  isSlash,
  shortcutLetter,
  shownProduct,
  whenShown,
} from '../../dom';
import { preloadIsland, wakeIsland } from '../../islands';
import { readVisitItem, writeVisitItem } from '../../preferences';
import { registerUnsavedWork } from '../../recovery';
import { FIRST_PRODUCT } from '../../site';
import { ask, currentQuery, DIALOG_ID, FIELD_ID, findField } from './dialogState';
import { loadIndex } from './indexFiles';
import { rememberPage } from './recent';
import { chooseProduct } from './resultsAddress';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Key presses in running demos and in their editors belong to them; the tools around do not. */
const DEMOS = 'tp-island[name="demo"], .cm-editor';

/** Whether a key opens the search: ⌘K, Ctrl+K, or `/` outside of text fields; not in demos. */
export function opensSearch(press: KeyboardEvent): boolean {
  const target = press.target instanceof Element ? press.target : null;
  if (press.defaultPrevented || isComposing(press) || press.altKey || target?.closest(DEMOS)) {
    return false;
  }
  if (press.ctrlKey || press.metaKey) {
    return !press.shiftKey && shortcutLetter(press) === 'k';
  }
  // Shift is allowed, because some keyboard layouts need it for the slash.
  return isSlash(press) && !target?.closest(FIELDS);
}

/** Session storage key of the query, which is restored when the dialog reopens. */
const QUERY_KEY = 'search-query';

const OPENER = '[data-search-open]';

const findDialog = () => document.querySelector<HTMLDialogElement>(`#${DIALOG_ID}`);

/** Loads what the search needs; failures show when it is used. */
function preload(): void {
  preloadIsland('search');
  loadIndex(shownProduct() ?? FIRST_PRODUCT.id).catch(() => undefined);
}

/** Opens the dialog, which accepts typing while the results island loads. */
function open(): void {
  const dialog = findDialog();
  const field = findField();
  if (!dialog || dialog.open || !field?.form) {
    return;
  }
  preload();
  chooseProduct(field.form, shownProduct());
  dialog.showModal();
  ask(currentQuery() || (readVisitItem(QUERY_KEY) ?? ''));
  field.select();
  void wakeIsland('search');
}

const close = () => findDialog()?.close();

/** The first Escape clears the field; the second closes the dialog. */
function onKeyDown(event: KeyboardEvent): void {
  if (isComposing(event)) {
    // It ends a composition. WebKit would close the dialog as well.
    if (event.key === 'Escape') {
      event.preventDefault();
    }
    return;
  }
  if (event.key === 'Escape' && event.target === findField() && currentQuery() !== '') {
    event.preventDefault();
    ask('');
  } else if (opensSearch(event)) {
    event.preventDefault();
    open();
  }
}

/** Whether the reader is typing a query, in the dialog or on the results page. */
function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.name === 'q' && field.value.trim() !== '';
}

/** Starts the search: button, shortcuts and dialog. The results island loads on demand. */
export function startSearch(): void {
  // The reader has not seen a page that was only prerendered.
  whenShown(rememberPage);
  // Not known at build time.
  const hasCommandKey = /Macintosh|iPhone|iPad/.test(navigator.userAgent);
  document.documentElement.dataset.searchKey = hasCommandKey ? 'command' : 'control';
  delegate('pointerover', OPENER, preload);
  delegate('focusin', OPENER, preload);
  delegate('click', OPENER, open);
  document.addEventListener('keydown', onKeyDown);

  delegate('input', `#${FIELD_ID}`, () => writeVisitItem(QUERY_KEY, currentQuery()));
  delegate('click', '[data-search-clear]', () => ask(''));
  delegate('change', `#${DIALOG_ID} [name="in"]`, () => findField()?.focus());
  registerUnsavedWork(isTyping);
  delegate('click', '[data-search-close]', close);
  // The dialog fills the viewport, so a press outside its panel targets the dialog itself. Selecting
  // text from the field outwards does not count. Closing before the click would pass the click on to
  // what is below.
  let isPressedOutside = false;
  document.addEventListener('pointerdown', ({ target }) => {
    isPressedOutside = target === findDialog();
  });
  document.addEventListener('click', ({ target }) => {
    if (isPressedOutside && target === findDialog()) {
      close();
    }
  });
  delegate('click', `#${DIALOG_ID} a[href]:not([target])`, (_link, event) => {
    if (isPlainClick(event)) {
      close();
    }
  });
  // A page restored from the back/forward cache must not have an open dialog.
  window.addEventListener('hashchange', close);
  window.addEventListener('pagehide', close);
}
