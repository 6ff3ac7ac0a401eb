import { useCallback, useEffect, useRef, useState } from 'react';
import { writeClipboard } from './writeClipboard';

/** How a copy action stands: not used of late, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * A copy action that says for a while how it went (spec 3.4).
 *
 * @param durationMs how long it says so; copying again restarts the time
 * @returns the state, and the function that copies a text, or one that is on its way; it never throws
 */
export function useCopy(durationMs: number): {
  readonly state: CopyState;
  readonly copy: (text: string | Promise<string>) => void;
} {
  const [state, setState] = useState<CopyState>('idle');
  const lastAttempt = useRef(0);
  const timer = useRef<number>(undefined);

  const copy = useCallback(
    (text: string | Promise<string>) => {
      lastAttempt.current += 1;
      const attempt = lastAttempt.current;
      void writeClipboard(text).then((isCopied) => {
        // The answer to an older click, or to one on a page since left, says nothing any more.
        if (attempt !== lastAttempt.current) {
          return;
        }
        window.clearTimeout(timer.current);
        setState(isCopied ? 'copied' : 'refused');
        timer.current = window.setTimeout(() => {
          setState('idle');
        }, durationMs);
      });
    },
    [durationMs],
  );

  useEffect(
    () => () => {
      lastAttempt.current += 1;
      window.clearTimeout(timer.current);
    },
    [],
  );

  return { state, copy };
}
