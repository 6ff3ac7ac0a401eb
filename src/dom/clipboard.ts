/**
 * Copies text to the clipboard; never throws (spec 3.4).
 *
 * @returns `false` if a promised text rejects, or the browser refuses or has no clipboard
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem !== 'function') {
      await navigator.clipboard.writeText(await text);
    } else {
      // Not awaited: Safari refuses to copy after the click handler has returned.
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      // `clipboard.write` reports the failure.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

/** A block's code, read from the page, so that it is not sent again for copying. */
export function codeText(block: Element): string {
  return block.querySelector('pre')?.textContent ?? '';
}

/** `refused`: by the browser. `failed`: a promised text did not load. */
export type CopyState = 'idle' | 'copied' | 'refused' | 'failed';

/** A copy function that calls `show` with its state, `idle` again after `durationMs` (spec 3.4). */
export function createCopyAction(
  durationMs: number,
  show: (state: CopyState) => void,
): (text: string | Promise<string>) => void {
  let latest: Promise<CopyState> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    const attempt = writeClipboard(text).then(async (isCopied): Promise<CopyState> => {
      if (isCopied) {
        return 'copied';
      }
      // A browser may refuse before the text fails to load: report what the reader can retry.
      return Promise.resolve(text).then(
        () => 'refused',
        () => 'failed',
      );
    });
    latest = attempt;
    void attempt.then((outcome) => {
      // A newer click supersedes this result.
      if (attempt === latest) {
        clearTimeout(timer);
        show(outcome);
        timer = setTimeout(() => show('idle'), durationMs);
      }
    });
  };
}
