import { useEffect, type RefObject } from 'react';
import { isCopyShortcut } from './copyShortcut';

/** One reason why a block is the one to copy: the pointer, or the focus, is on it. */
interface Hold {
  readonly copy: () => void;
}

/** The holds there are now; what came last decides. */
const holds: Hold[] = [];

const TEXT_FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

function isSomethingSelected(): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed;
}

function onKeyDown(event: KeyboardEvent): void {
  const isElsewhere = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null;
  if (
    isCopyShortcut(event) &&
    !event.defaultPrevented &&
    !event.repeat &&
    !isElsewhere &&
    !isSomethingSelected()
  ) {
    holds.at(-1)?.copy();
  }
}

function release(hold: Hold): void {
  const place = holds.indexOf(hold);
  if (place >= 0) {
    holds.splice(place, 1);
  }
  if (holds.length === 0) {
    document.removeEventListener('keydown', onKeyDown);
  }
}

function take(hold: Hold): void {
  release(hold);
  holds.push(hold);
  document.addEventListener('keydown', onKeyDown);
}

/**
 * Copies a block on Ctrl+C or ⌘C while the pointer or the focus is on it (spec 3.4). With text
 * selected, or in a text field, the keys do what they always do. A page listens to keys only while
 * the pointer or the focus is on one of its blocks.
 */
export function useKeyboardCopy(block: RefObject<HTMLElement | null>, copy: () => void): void {
  useEffect(() => {
    const element = block.current;
    if (!element) {
      return undefined;
    }
    const pointer: Hold = { copy };
    const focus: Hold = { copy };
    const listening = new AbortController();
    const listen = (type: string, listener: () => void): void => {
      element.addEventListener(type, listener, { signal: listening.signal });
    };
    listen('pointerenter', () => take(pointer));
    listen('pointerleave', () => release(pointer));
    listen('focusin', () => take(focus));
    listen('focusout', () => release(focus));
    // Either may have come before the page was hydrated.
    if (element.matches(':hover')) {
      take(pointer);
    }
    if (element.contains(document.activeElement)) {
      take(focus);
    }
    return () => {
      listening.abort();
      release(pointer);
      release(focus);
    };
  }, [block, copy]);
}
