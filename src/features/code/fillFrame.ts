import clsx from 'clsx';
import { createElement } from '../../dom';
import { translate } from '../../strings/all';
import styles from './Code.module.css';
import { decodeLines, type CodeWord } from './codeWords';

/** A code file, as recorded by the build. */
export interface CodeFile {
  readonly name: string;
  /** Such as `tsx`. */
  readonly language: string;
  readonly full: string;
  /** Word colors (`encodeWords`). */
  readonly words: string;
}

function drawLine(words: readonly CodeWord[]): HTMLElement {
  const parts = words.map(({ text, className }) =>
    className === null ? text : createElement('span', { class: className }, text),
  );
  return createElement('span', { class: 'token-line' }, ...parts);
}

/** A part of a block drawn by `CodeFrame` and `Code`. */
function part(frame: Element, selector: string): HTMLElement {
  const found = frame.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`The template block has no ${selector}`);
  }
  return found;
}

/** Copies a titled block for another file, as `CodeFrame` would draw it; throws without a title. */
export function fillFrame(model: Element, { name, language, full, words }: CodeFile): Element {
  const frame = model.cloneNode(true) as HTMLElement;
  frame.hidden = false;
  frame.removeAttribute('data-wrapped');
  frame.dataset.code = name;
  part(frame, '[data-code-label]').textContent = name;
  const copy = part(frame, '[data-code-tool="copy"]');
  delete copy.dataset.state;
  copy.textContent = translate('code.copy.idle');
  // A full file scrolls inside its block and does not fold.
  frame.querySelectorAll('[data-code-tool$="fold"]').forEach((button) => button.remove());
  const pre = part(frame, 'pre');
  pre.removeAttribute('data-open');
  pre.classList.remove(clsx(styles.long));
  frame.toggleAttribute('data-whole', true);
  const lines = decodeLines(full, words).map(drawLine);
  const content = lines.flatMap((line, index) => (index === 0 ? [line] : ['\n', line]));
  pre.className = pre.className.replace(/language-\S+/, `language-${language}`);
  pre.style.setProperty('--code-lines', String(lines.length));
  part(pre, 'code').replaceChildren(...content);
  return frame;
}
