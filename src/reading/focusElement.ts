/**
 * Moves the focus to what cannot be focused by itself, such as a heading, and lets it be passed over
 * again once the reader goes on. The page does not scroll.
 */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
