/** Sizes a title may have in px, with how many lines of that size there is room for. */
const STEPS = [
  { size: 84, maxLines: 2 },
  { size: 72, maxLines: 3 },
  { size: 62, maxLines: 4 },
  { size: 52, maxLines: 5 },
  { size: 44, maxLines: 6 },
] as const;

type Measure = (text: string, size: number) => number;

/** A title in lines, at the size in px at which all of it fits. */
export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Lines of as many words as fit; a line is only wider than the column when one word alone is. */
function wrapWords(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** A word that no line is wide enough for, in parts that are. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const last = parts.at(-1);
    if (last !== undefined && fits(last + character)) {
      parts[parts.length - 1] = last + character;
    } else {
      parts.push(character);
    }
  }
  return parts;
}

/**
 * Finds the largest size at which a title fits, and breaks it into lines. Text that does not even fit
 * at the smallest size is broken inside words and ends in an ellipsis; nothing is ever cut off.
 *
 * @param title one line of text
 * @param width of the column in px
 * @param measure the width of a text at a size, both in px
 */
export function fitTitle(title: string, width: number, measure: Measure): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { size, maxLines } of STEPS) {
    const fits = (text: string): boolean => measure(text, size) <= width;
    const lines = wrapWords(words, fits);
    if (lines.length <= maxLines && lines.every(fits)) {
      return { size, lines };
    }
  }
  const { size, maxLines } = STEPS[STEPS.length - 1] ?? STEPS[0];
  const fits = (text: string): boolean => measure(text, size) <= width;
  const parts = words.flatMap((word) => (fits(word) ? [word] : breakWord(word, fits)));
  const lines = wrapWords(parts, fits);
  if (lines.length > maxLines) {
    let last = `${lines[maxLines - 1] ?? ''}…`;
    while (!fits(last)) {
      last = `${last.slice(0, -2)}…`;
    }
    lines.splice(maxLines - 1, lines.length, last);
  }
  return { size, lines };
}
