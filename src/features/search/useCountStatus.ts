import { useEffect } from 'react';
import type { Results, Scope } from './collectResults';
import { useCountText } from './useSearch';

/** A screen reader hears the count once the reader pauses, not with each letter. */
const PAUSE_MS = 700;

const NO_RESULTS: Results = { lists: [], total: 0 };

/**
 * Says how many answers there are, in an element that the page has from the start: a live region is
 * heard only when it is there before its text.
 *
 * @param id of the element
 * @param results `null` for nothing to say
 */
export function useCountStatus(id: string, results: Results | null, scope: Scope): void {
  const countText = useCountText(results ?? NO_RESULTS, scope);
  const text = results ? countText : '';
  useEffect(() => {
    const timer = setTimeout(() => {
      document.getElementById(id)?.replaceChildren(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id, text]);
}
