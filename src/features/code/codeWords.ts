/** A part of a line of code in one style. */
export interface CodeWord {
  readonly text: string;
  /** The class that colors it (`codeColors.css`); `null` if it is uncolored. */
  readonly className: string | null;
}

/** The letter of each class in a page's code; a dash means no class. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['C', 'c-comment'],
  ['D', 'c-deleted'],
  ['F', 'c-function'],
  ['K', 'c-keyword'],
  ['P', 'c-property'],
  ['S', 'c-string'],
  // Signs of diff lines, which the style sheet selects.
  ['A', 'c-string prefix inserted'],
  ['R', 'c-deleted prefix deleted'],
]);
const LETTERS: ReadonlyMap<string | null, string> = new Map([
  [null, '-'],
  ...[...CLASSES].map(([letter, className]) => [className, letter] as const),
]);

/** A letter and the number of characters it covers, in base 36. */
const RUN = /([A-Z-])([0-9a-z]+)/g;

/**
 * Encodes the colors of code as runs such as `K5-1F4`; text after the last run is uncolored. The
 * build does this, so that readers need no highlighter.
 *
 * @param words all of the code, including line breaks
 * @throws Error for a class without a letter
 */
export function encodeWords(words: readonly CodeWord[]): string {
  const letters = words.map(({ text, className }) => {
    const letter = LETTERS.get(className);
    if (letter === undefined) {
      throw new Error(`No letter for the class "${className}"; add it to CLASSES in codeWords.ts`);
    }
    return letter.repeat(text.length);
  });
  return letters
    .join('')
    .replace(/-+$/, '')
    .replace(/(.)\1*/g, (run, letter: string) => letter + run.length.toString(36));
}

/** Splits code without a trailing newline into lines of words, by the runs of `encodeWords`. */
export function decodeLines(code: string, runs: string): readonly (readonly CodeWord[])[] {
  const lines: CodeWord[][] = [];
  let line: CodeWord[] = [];
  let position = 0;
  const rest = `-${code.length.toString(36)}`;
  for (const [, letter = '', length = ''] of (runs + rest).matchAll(RUN)) {
    const end = position + parseInt(length, 36);
    code
      .slice(position, end)
      .split('\n')
      .forEach((text, index) => {
        if (index > 0) {
          lines.push(line);
          line = [];
        }
        const className = text.trim() === '' ? null : (CLASSES.get(letter) ?? null);
        const last = line.at(-1);
        if (last && last.className === className) {
          line.splice(-1, 1, { text: last.text + text, className });
        } else if (text !== '') {
          line.push({ text, className });
        }
      });
    position = end;
  }
  return [...lines, line];
}
