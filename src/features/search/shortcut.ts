/** A key press as far as it tells whether it opens the search. */
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
export function hasCommandKey(): boolean {
  return /Macintosh|iPhone|iPad/.test(navigator.userAgent);
}
