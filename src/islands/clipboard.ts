import { translate } from '../strings';
import { announce } from './dom';

/** As one item whose text is still coming: Safari lets nothing be copied after the click is over. */
function pendingItem(text: Promise<string>): ClipboardItem {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Whoever waits for the clipboard hears of the failure; nobody else needs to.
  blob.catch(() => undefined);
  return new ClipboardItem({ 'text/plain': blob });
}

/**
 * Puts a text on the clipboard.
 *
 * @param text or the promise of one; a rejected promise counts as a refusal
 * @returns whether it is there now. It is not where the browser refuses (no permission, no focus)
 *   or has no clipboard to offer, as on addresses that are not secure. Never throws (spec 3.4).
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
 * The code of a block as it stands on the page: line by line where the highlighter made lines, and
 * without the line numbers, which style sheets draw. Reading the page means that the code is sent
 * to the reader once, coloured, and not a second time for copying.
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

/** The copy action of each button that was used. */
const actions = new WeakMap<HTMLElement, ReturnType<typeof createCopyAction>>();

/**
 * Copies a text, and says for a while on a button how it went, and to those who listen (spec 3.4). It
 * never throws.
 *
 * @param text or one that is on its way
 * @param button its text says so, or where it is an icon the name beside that (`data-tool-name`)
 * @param durationMs how long it says so
 * @param idle what it says otherwise
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
