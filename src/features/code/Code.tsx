import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { translate } from '../../strings';
import { decodeLines, type CodeWord } from './codeWords';
import './codeColours.css';
import frameStyles from './CodeFrame.module.css';
import styles from './Code.module.css';

/** Languages of commands, which wrap: they have no columns to keep, and are read as a whole. */
const WRAPPED: ReadonlySet<string> = new Set(['bash', 'sh', 'shell']);

/** A block with more lines is folded where scripts can open it (`startCode`). */
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

function isListed(lines: string | undefined, line: number): boolean {
  return lines?.split(',').includes(String(line)) === true;
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
                isListed(marks.marked, index + 1) && styles.marked,
                isListed(marks.added, index + 1) && [styles.inserted, styles.signed],
                isListed(marks.removed, index + 1) && [styles.deleted, styles.signed],
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

interface FrameProps {
  readonly title?: ReactNode;
  /** Name of the language, for the reader. */
  readonly language: string | null;
  /** The code: anything with one `pre` inside. */
  readonly children: ReactNode;
}

/**
 * What stands around the code of a block: its title, its language and what can be done with it (spec 3.4),
 * in a bar where there is a title, in the corner otherwise. Code reads from left to right on every page
 * (spec 2.3) and is translated on none. Wrapping is offered where lines are too long (`startCode`).
 */
export function CodeFrame({ title, language, children }: FrameProps): ReactNode {
  return (
    <tp-code
      dir="ltr"
      className={frameStyles.frame}
      // Tells the page's Markdown where the block is, and its title.
      data-code={typeof title === 'string' ? title : ''}
    >
      <div className={clsx(frameStyles.bar, !title && frameStyles.corner)} data-code-bar>
        <span className={frameStyles.label} data-code-label>
          {Boolean(title) && <span className={frameStyles.title}>{title}</span>}
          {language}
        </span>
        <button
          type="button"
          hidden
          className={clsx(frameStyles.tool, 'needs-scripts')}
          data-code-tool="wrap"
          aria-pressed={false}
        >
          {translate('code.wrap')}
        </button>
        <button
          type="button"
          className={clsx(frameStyles.tool, 'needs-scripts')}
          data-code-tool="copy"
        >
          {translate('code.copy.idle')}
        </button>
      </div>
      <div translate="no">{children}</div>
    </tp-code>
  );
}
