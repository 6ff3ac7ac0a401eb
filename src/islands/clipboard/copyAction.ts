import { writeClipboard } from './writeClipboard';

/** How a copy action stands: not used of late, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Makes a copy action that says for a while how it went (spec 3.4).
 *
 * @param durationMs how long it says so; copying again restarts the time
 * @param show called with each state that differs from the one before
 * @returns copies a text, or one that is on its way; it never throws
 */
export function createCopyAction(
  durationMs: number,
  show: (state: CopyState) => void,
): (text: string | Promise<string>) => void {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    attempts += 1;
    const attempt = attempts;
    void writeClipboard(text).then((isCopied) => {
      // The answer to an older click says nothing any more.
      if (attempt !== attempts) {
        return;
      }
      clearTimeout(timer);
      show(isCopied ? 'copied' : 'refused');
      timer = setTimeout(() => {
        show('idle');
      }, durationMs);
    });
  };
}
