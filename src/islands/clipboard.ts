import { translate } from '../strings';
import { announce } from './dom';

/**
 * Copies a text to the clipboard.
 *
 * @param text a string or a promise of one; a rejected promise counts as a refusal
 * @returns whether it was copied: `false` if the browser refuses (no permission, no focus) or has no
 *   clipboard, as on insecure origins. Never throws (spec 3.4).
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem !== 'function') {
      await navigator.clipboard.writeText(await text);
    } else {
      // Without waiting for the text: Safari refuses to copy after the click handler has returned.
      const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
      // Whoever awaits the clipboard sees the failure; nobody else needs to.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * The code of a block with a `pre`, read from the page, so that it is not sent again for copying: line by
 * line where the highlighter wrote lines, without line numbers, which style sheets draw.
 */
export function codeText(block: Element): string {
  const pre = block.querySelector('pre');
  const lines = [...(pre?.querySelectorAll('.token-line') ?? [])];
  return lines.length > 0
    ? lines.map(({ textContent }) => textContent).join('\n')
    : (pre?.textContent ?? '');
}

/** The state of a copy button: idle, done, or refused by the browser. */
export type CopyState = 'idle' | 'copied' | 'refused';

/**
 * Creates a copy action that shows its result for a while; copying again restarts the time (spec 3.4).
 *
 * @param show called whenever the state changes
 * @returns a function that copies a string or a promise of one; it never throws
 */
export function createCopyAction(
  durationMs: number,
  show: (state: CopyState) => void,
): (text: string | Promise<string>) => void {
  let latest: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    const attempt = writeClipboard(text);
    latest = attempt;
    void attempt.then((isCopied) => {
      // A newer click supersedes this result.
      if (attempt === latest) {
        clearTimeout(timer);
        show(isCopied ? 'copied' : 'refused');
        timer = setTimeout(() => show('idle'), durationMs);
      }
    });
  };
}

/** The copy action of each button that has been used. */
const actions = new WeakMap<HTMLElement, ReturnType<typeof createCopyAction>>();

/**
 * Copies a text, shows the result on the button for a while, and announces it to screen readers
 * (spec 3.4). Never throws.
 *
 * @param button shows the result as its text or, for an icon button, in its tooltip (`data-tool-name`)
 * @param text a string or a promise of one
 * @param idle the button's text otherwise
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
