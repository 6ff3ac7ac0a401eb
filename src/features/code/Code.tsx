import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { translate } from '../../strings';
import { decodeLines, type CodeWord } from './codeWords';
import styles from './Code.module.css';

/** Languages of commands, which wrap: they have no columns to keep, and are read as a whole. */
const WRAPPED: ReadonlySet<string> = new Set(['bash', 'sh', 'shell']);

/** A block with more lines is folded where scripts can open it (`foldCode.ts`). */
const MOST_LINES = 22;

/** A page holds thousands of words, so uncolored ones are bare text without an element. */
function showWord({ text, className }: CodeWord, place: number): ReactNode {
  return className === null ? (
    text
  ) : (
    <span key={place} className={className}>
      {text}
    </span>
  );
}

/** What happened to a line of a diff: the sign before it says so. */
function changeOf(line: readonly CodeWord[]): string | undefined {
  const sign = line.find(({ className }) => className?.includes('prefix'));
  return sign?.className?.includes('inserted') ? styles.inserted : sign && styles.deleted;
}

/** Numbers with commas between them, as `rehypeCodeWords` writes them. */
function lineNumbers(list: string | undefined): ReadonlySet<number> {
  return new Set((list ?? '').split(',').map(Number));
}

/** What the build wrote down of a fence (`rehypeCodeWords`). Lines are numbers from 1, with commas. */
export interface WrittenMarks {
  /** The colours of its words, as `encodeWords` writes them; none for plain text. */
  readonly words?: string | undefined;
  /** Highlighted lines. */
  readonly marked?: string | undefined;
  /** Inserted and deleted lines; in a diff, its signs mark them. */
  readonly added?: string | undefined;
  readonly removed?: string | undefined;
  /** The number of the first line; none where lines have no numbers. */
  readonly numbers?: string | undefined;
}

interface Props extends WrittenMarks {
  readonly code: string;
  /** What the fence names, such as `tsx`. */
  readonly language: string;
}

/** Code, coloured by what the build wrote down about it, a block for each line. */
export function Code({ code, language, words = '', numbers, ...marks }: Props): ReactNode {
  const lines = decodeLines(code.replace(/\n$/, ''), words);
  const marked = lineNumbers(marks.marked);
  const added = lineNumbers(marks.added);
  const removed = lineNumbers(marks.removed);
  const isLong = lines.length > MOST_LINES;
  const first = Number(numbers);
  // Inside the block: `content-visibility` scopes counters to the skipped element.
  const numbering =
    numbers === undefined
      ? undefined
      : ({
          '--code-digits': String(first + lines.length - 1).length,
          counterReset: `code-line ${first - 1}`,
        } as CSSProperties);
  return (
    <>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide code is scrolled by the keyboard too
        tabIndex={0}
        className={clsx(
          'theme-code-block',
          `language-${language}`,
          styles.block,
          isLong && styles.long,
          WRAPPED.has(language) && styles.wrapped,
          'thin-scrollbar',
        )}
        // Its height before the browser has laid it out.
        style={{ '--code-lines': lines.length } as CSSProperties}
      >
        <code className={clsx(styles.lines, numbering && styles.numbered)} style={numbering}>
          {lines.map((line, index) => (
            <div
              key={index}
              className={clsx(
                'token-line',
                marked.has(index + 1) && styles.marked,
                added.has(index + 1) && [styles.inserted, styles.signed],
                removed.has(index + 1) && [styles.deleted, styles.signed],
                changeOf(line),
              )}
            >
              {line.map(showWord)}
              {line.length === 0 && <br />}
            </div>
          ))}
        </code>
      </pre>
      {isLong && (
        <button
          type="button"
          className={clsx(styles.fold, 'needs-scripts')}
          data-code-tool="fold"
          aria-expanded={false}
        >
          {translate('code.fold.open', { count: String(lines.length) })}
        </button>
      )}
    </>
  );
}
