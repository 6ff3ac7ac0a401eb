import { translate } from '../strings';
import { announce } from './dom';

/**
 * A `ClipboardItem` whose text is still loading: Safari refuses to copy after the click handler has
 * returned.
 */
function pendingItem(text: Promise<string>): ClipboardItem {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Whoever awaits the clipboard sees the failure; nobody else needs to.
  blob.catch(() => undefined);
  return new ClipboardItem({ 'text/plain': blob });
}

/**
 * Copies a text to the clipboard.
 *
 * @param text a string or a promise of one; a rejected promise counts as a refusal
 * @returns whether it was copied: `false` if the browser refuses (no permission, no focus) or has no
 *   clipboard, as on insecure origins. Never throws (spec 3.4).
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text !== 'string' && typeof ClipboardItem === 'function') {
      await navigator.clipboard.write([pendingItem(text)]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * The code of a block, read from the page: line by line where the highlighter wrote lines, without line
 * numbers, which style sheets draw. So the code is sent only once, highlighted, and not again for
 * copying.
 *
 * @param block an element with one `pre` inside
 */
export function codeText(block: Element): string {
  const pre = block.querySelector('pre');
  if (pre === null) {
    return '';
  }
  const lines = Array.from(pre.querySelectorAll('.token-line'), (line) => line.textContent);
  return lines.length > 0 ? lines.join('\n') : pre.textContent;
}

/** The state of a copy button: idle, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Creates a copy action that shows its result for a while (spec 3.4).
 *
 * @param durationMs how long the result shows; copying again restarts the timer
 * @param show called whenever the state changes
 * @returns a function that copies a string or a promise of one; it never throws
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
      // A newer click supersedes this result.
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

/** The copy action of each button that has been used. */
const actions = new WeakMap<HTMLElement, ReturnType<typeof createCopyAction>>();

/**
 * Copies a text, and shows the result on the button for a while and announces it to screen readers
 * (spec 3.4). Never throws.
 *
 * @param text a string or a promise of one
 * @param button shows the result as its text or, for an icon button, in its tooltip (`data-tool-name`)
 * @param durationMs how long the result shows
 * @param idle its text otherwise
 */
export function copyWithButton(
  button: HTMLElement,
  text: string | Promise<string>,
  durationMs: number,
  idle = translate('code.copy.idle'),
): void {
  const copy =
    actions.get(button) ??
    createCopyAction(durationMs, (state) => {
      button.dataset.state = state;
      const name = button.querySelector('[data-tool-name]') ?? button;
      name.textContent = state === 'idle' ? idle : translate(`code.copy.${state}`);
      announce(state === 'idle' ? '' : translate(`code.${state}`));
    });
  actions.set(button, copy);
  copy(text);
}
