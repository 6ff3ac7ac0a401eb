import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { translate } from '../../strings';
import { decodeLines, type CodeWord } from './codeWords';
import './codeColors.css';
import frameStyles from './CodeFrame.module.css';
import styles from './Code.module.css';

/** Shell languages wrap: commands have no columns to preserve, and are read as a whole. */
const WRAPPED: ReadonlySet<string> = new Set(['bash', 'sh', 'shell']);

/** Longer blocks are folded where scripts can open them (`startCode`). */
const MAX_OPEN_LINES = 22;

/** Pages hold thousands of words, so uncolored ones are bare text without an element. */
function showWord({ text, className }: CodeWord, place: number): ReactNode {
  return className === null ? (
    text
  ) : (
    <span key={place} className={className}>
      {text}
    </span>
  );
}

/** The style of a diff line, from its sign. */
function changeOf(line: readonly CodeWord[]): string | undefined {
  const sign = line.find(({ className }) => className?.includes('prefix'));
  return sign?.className?.includes('inserted') ? styles.inserted : sign && styles.deleted;
}

function isListed(lines: string | undefined, line: number): boolean {
  return lines?.split(',').includes(String(line)) === true;
}

/** A fence's marks from the build (`rehypeCodeWords`); lines are 1-based and comma-separated. */
export interface WrittenMarks {
  /** Word colors, from `encodeWords`; unset for plain text. */
  readonly words?: string | undefined;
  /** Highlighted lines. */
  readonly marked?: string | undefined;
  /** Inserted and deleted lines; a diff uses its signs instead. */
  readonly added?: string | undefined;
  readonly removed?: string | undefined;
  /** Number of the first line; unset for no line numbers. */
  readonly numbers?: string | undefined;
}

interface Props extends WrittenMarks {
  readonly code: string;
  /** The fence's language, such as `tsx`. */
  readonly language: string;
}

/** Code in the colors recorded by the build, one block element per line. */
export function Code({ code, language, words = '', numbers, ...marks }: Props): ReactNode {
  const lines = decodeLines(code.replace(/\n$/, ''), words);
  const isLong = lines.length > MAX_OPEN_LINES;
  const first = Number(numbers);
  // Set inside the block: `content-visibility` scopes counters to the skipped element.
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
        // Reserves the height before layout.
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
  /** Display name of the language. */
  readonly language: string | null;
  /** Anything that contains one `pre`. */
  readonly children: ReactNode;
}

/**
 * A code block's frame: title, language, tools (spec 3.4); a bar with a title, else in the corner.
 * Code is always left to right (spec 2.3), never translated; `startCode` offers wrapping.
 */
export function CodeFrame({ title, language, children }: FrameProps): ReactNode {
  return (
    <tp-code
      dir="ltr"
      className={frameStyles.frame}
      // Marks the block, with its title, for the page's Markdown.
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
