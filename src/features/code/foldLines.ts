import type { CodeWord } from './codeWords';

/** Longer blocks are folded where scripts can open them (spec 3.5). */
const MAX_OPEN_LINES = 30;
/** Lines of a folded block that show, unless more are marked. */
const SHOWN_LINES = 12;
const MAX_SHOWN_LINES = 24;
/** Hiding fewer lines saves less room than the button needs. */
const MIN_HIDDEN_LINES = 4;

/** The lines of a folded block that show: from the first, up to and without the last; 0-based. */
export interface ShownLines {
  readonly from: number;
  readonly to: number;
}

const IMPORT = /^\s*import\b/;
/** The last line of an import, or a whole one. */
const IMPORT_END = /['"];?\s*$/;
/** What stands above and between imports: directives, comments and blank lines. */
const PREAMBLE = /^\s*(?:$|['"]use \w+['"];?\s*$|\/\/|\/\*.*\*\/\s*$)/;

/** The index of the first line after a module's imports; 0 if it has none. */
function afterImports(lines: readonly string[]): number {
  let after = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (IMPORT.test(line)) {
      while (index < lines.length - 1 && !IMPORT_END.test(lines[index] ?? '')) {
        index += 1;
      }
      after = index + 1;
    } else if (!PREAMBLE.test(line)) {
      break;
    }
  }
  while (after > 0 && lines[after]?.trim() === '') {
    after += 1;
  }
  return after;
}

/**
 * Which lines of a long block show while it is folded (spec 3.5): those at the first mark, else
 * those after the imports.
 *
 * @param marked 0-based indexes of marked lines, ascending
 * @returns `null` if the block does not fold
 */
export function foldLines(
  words: readonly (readonly CodeWord[])[],
  marked: readonly number[],
): ShownLines | null {
  const lines = words.map((line) => line.map(({ text }) => text).join(''));
  if (lines.length <= MAX_OPEN_LINES) {
    return null;
  }
  const [firstMark] = marked;
  const start = firstMark === undefined ? afterImports(lines) : Math.max(0, firstMark - 1);
  const from = start < MIN_HIDDEN_LINES ? 0 : Math.min(start, lines.length - SHOWN_LINES);
  const lastMark = marked.filter((line) => line < from + MAX_SHOWN_LINES).at(-1) ?? 0;
  const to = Math.max(from + SHOWN_LINES, lastMark + 2);
  return { from, to: lines.length - to < MIN_HIDDEN_LINES ? lines.length : to };
}
