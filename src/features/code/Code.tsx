import clsx from 'clsx';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { translate } from '../../strings/all';
import { decodeLines, type CodeWord } from './codeWords';
import { foldLines } from './foldLines';
import './codeColors.css';
import frameStyles from './CodeFrame.module.css';
import styles from './Code.module.css';

/** Shell languages wrap: commands have no columns to preserve, and are read as a whole. */
const WRAPPED: ReadonlySet<string> = new Set(['bash', 'sh', 'shell']);

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

/** Opens and folds a long block (`startCode`). */
function FoldButton({ text, isAbove = false }: { text: string; isAbove?: boolean }): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.fold, isAbove && styles.above, 'needs-scripts')}
      data-code-tool={isAbove ? 'unfold' : 'fold'}
      aria-expanded={false}
    >
      {text}
    </button>
  );
}

/**
 * Code in the colors recorded by the build. Lines are inline, with real line ends, which reader
 * views and translators keep. A long block shows the lines that matter, and hides the others where
 * the browser's search finds them.
 */
export function Code({ code, language, words = '', numbers, ...marks }: Props): ReactNode {
  const lines = decodeLines(code.replace(/\n$/, ''), words);
  const isMarked = (line: readonly CodeWord[], index: number): boolean =>
    [marks.marked, marks.added, marks.removed].some((list) => isListed(list, index + 1)) ||
    changeOf(line) !== undefined;
  const marked = lines.flatMap((line, index) => (isMarked(line, index) ? [index] : []));
  const shown = foldLines(lines, marked);
  const first = Number(numbers);
  // Set inside the block: `content-visibility` scopes counters to the skipped element.
  const numbering =
    numbers === undefined
      ? undefined
      : ({
          '--code-digits': String(first + lines.length - 1).length,
          counterReset: `code-line ${first - 1}`,
        } as CSSProperties);
  const draw = (from: number, to: number): ReactNode =>
    lines.slice(from, to).map((line, offset) => {
      const number = from + offset + 1;
      return (
        <Fragment key={number}>
          <span
            className={clsx(
              'token-line',
              isListed(marks.marked, number) && styles.marked,
              isListed(marks.added, number) && [styles.inserted, styles.signed],
              isListed(marks.removed, number) && [styles.deleted, styles.signed],
              changeOf(line),
            )}
            // Hidden lines above do not count.
            style={
              numbering && number === from + 1
                ? { counterSet: `code-line ${first + from - 1}` }
                : undefined
            }
          >
            {line.map(showWord)}
          </span>
          {number < lines.length && '\n'}
        </Fragment>
      );
    });
  const folded = (from: number, to: number): ReactNode =>
    from < to && <tp-fold hidden="until-found">{draw(from, to)}</tp-fold>;
  const { from, to } = shown ?? { from: 0, to: lines.length };
  return (
    <>
      {from > 0 && (
        <FoldButton isAbove text={translate('code.fold.above', { count: String(from) })} />
      )}
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide code is scrolled by the keyboard too
        tabIndex={0}
        className={clsx(
          'theme-code-block',
          `language-${language}`,
          styles.block,
          shown && styles.long,
          WRAPPED.has(language) && styles.wrapped,
          'thin-scrollbar',
        )}
        // Reserves the height before layout.
        style={
          {
            '--code-lines': lines.length,
            ...(shown && { '--code-shown': to - from }),
          } as CSSProperties
        }
      >
        <code className={clsx(styles.lines, numbering && styles.numbered)} style={numbering}>
          {folded(0, from)}
          {draw(from, to)}
          {folded(to, lines.length)}
        </code>
      </pre>
      {shown && <FoldButton text={translate('code.fold.open', { count: String(lines.length) })} />}
    </>
  );
}

interface FrameProps {
  readonly title?: ReactNode;
  /** Anything that contains one `pre`. */
  readonly children: ReactNode;
}

/**
 * A code block's frame: title and tools (spec 3.4); without a title, the tools are in the corner.
 * Code is always left to right (spec 2.3), never translated; `startCode` offers wrapping.
 */
export function CodeFrame({ title, children }: FrameProps): ReactNode {
  return (
    <tp-code
      dir="ltr"
      className={frameStyles.frame}
      // Marks the block, with its title, for the page's Markdown.
      data-code={typeof title === 'string' ? title : ''}
    >
      <div className={clsx(frameStyles.bar, !title && frameStyles.corner)} data-code-bar>
        {Boolean(title) && (
          <span className={frameStyles.title} data-code-label>
            {title}
          </span>
        )}
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
