import { translate } from '../strings';
import { decodeLines, type CodeWord } from './codeWords';
import { languageLabel } from './languageLabel';

/** A file of code, as the build wrote it down. */
export interface CodeFile {
  readonly name: string;
  /** Such as `tsx`. */
  readonly language: string;
  readonly full: string;
  /** The colours of its words (`encodeWords`). */
  readonly words: string;
}

function drawWord({ text, className }: CodeWord): Node {
  if (className === null) {
    return document.createTextNode(text);
  }
  const word = document.createElement('span');
  word.className = className;
  word.textContent = text;
  return word;
}

function drawLine(words: readonly CodeWord[]): HTMLElement {
  const line = document.createElement('div');
  line.className = 'token-line';
  line.append(...(words.length > 0 ? words.map(drawWord) : [document.createElement('br')]));
  return line;
}

/**
 * Makes a block of another file from one that is in the page, as `CodeFrame` and `Code` draw it.
 *
 * @param model of a file with a title; it stays as it is
 */
export function fillFrame(model: Element, { name, language, full, words }: CodeFile): Element {
  const frame = model.cloneNode(true) as HTMLElement;
  frame.hidden = false;
  frame.removeAttribute('data-wrapped');
  frame.dataset.code = name;
  const [label] = frame.querySelectorAll('[data-code-label]');
  const title = label?.firstElementChild;
  if (title) {
    title.textContent = name;
    label.replaceChildren(title, languageLabel(language) ?? '');
  }
  const copy = frame.querySelector<HTMLElement>('[data-code-tool="copy"]');
  if (copy) {
    delete copy.dataset.state;
    copy.textContent = translate('code.copy.idle');
  }
  const pre = frame.querySelector('pre');
  if (pre) {
    const lines = decodeLines(full, words).map(drawLine);
    pre.className = pre.className.replace(/language-\S+/, `language-${language}`);
    pre.style.setProperty('--code-lines', String(lines.length));
    pre.querySelector('code')?.replaceChildren(...lines);
  }
  return frame;
}
