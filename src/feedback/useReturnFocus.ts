import { useCallback, useRef, type RefObject } from 'react';

/**
 * Gives focus back to the button that opened a form which is about to close (spec 6.1).
 *
 * @returns a ref for the element that holds both, and the function, which leaves the focus alone
 *   where the reader has meanwhile taken it elsewhere
 */
export function useReturnFocus(): [RefObject<HTMLDivElement | null>, () => void] {
  const root = useRef<HTMLDivElement>(null);
  const returnFocus = useCallback(() => {
    if (root.current?.contains(document.activeElement)) {
      root.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    }
  }, []);
  return [root, returnFocus];
}
