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
import { FIRST_PRODUCT, productById } from '../../site';
import { translate } from '../../strings';
import { ask, currentQuery, DIALOG_ID, FIELD_ID, findField, FORM_ID, OPENED } from './dialogState';
import { rememberPage } from './recent';
import { loadPages } from './indexFiles';
import { chooseProduct, readForm, resultsAddress } from './resultsAddress';

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

/** The same, where storage is refused. */
let lastQuery = '';

const OPENER = '[data-search-open]';

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${DIALOG_ID}`);
}

function findForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${FORM_ID}`);
}

/** Names the field after what is searched. */
function showScope(): void {
  const form = findForm();
  const product = form && readForm(form).product;
  const label = product
    ? translate('search.in', { name: productById(product).name })
    : translate('search.everywhere');
  findField()?.setAttribute('placeholder', label);
  findField()?.setAttribute('aria-label', label);
}

function preload(): void {
  preloadIsland('search');
  loadPages(shownProduct() ?? FIRST_PRODUCT.id).catch(() => undefined);
}

function noticeQuery(): void {
  lastQuery = currentQuery();
  writeVisitItem(QUERY_KEY, lastQuery);
  findDialog()?.toggleAttribute('data-asked', lastQuery.trim() !== '');
}

/** Opens the dialog, which accepts typing while the results island loads. */
function open(): void {
  const dialog = findDialog();
  if (!dialog || dialog.open) {
    return;
  }
  const form = findForm();
  if (form) {
    chooseProduct(form, shownProduct());
  }
  showScope();
  dialog.dispatchEvent(new Event(OPENED));
  dialog.showModal();
  ask(readVisitItem(QUERY_KEY) ?? lastQuery);
  findField()?.select();
  preload();
  void wakeIsland('search');
}

function close(): void {
  findDialog()?.close();
}

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

/** Unless the island opens a result, Enter opens the results page. */
function onSubmit(form: HTMLElement, event: Event): void {
  event.preventDefault();
  if (currentQuery().trim() !== '') {
    window.location.assign(resultsAddress(readForm(form as HTMLFormElement)));
  }
}

/** Whether the reader is typing a query, in the dialog or on the results page. */
function isTyping(): boolean {
  const field = document.activeElement;
  const isPageField = field instanceof HTMLInputElement && field.type === 'search';
  return (findDialog()?.open ? currentQuery() : isPageField ? field.value : '').trim() !== '';
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

  delegate('input', `#${FIELD_ID}`, noticeQuery);
  delegate('click', '[data-search-clear]', () => ask(''));
  delegate('change', `#${DIALOG_ID} [name="in"]`, () => {
    showScope();
    findField()?.focus();
  });
  registerUnsavedWork(isTyping);
  delegate('submit', `#${DIALOG_ID} form`, onSubmit);

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
  const onClose = ({ target }: Event): void => {
    const field = findField();
    if (target === findDialog() && field) {
      // `open` restores the query.
      field.value = '';
    }
  };
  document.addEventListener('close', onClose, { capture: true });
}
