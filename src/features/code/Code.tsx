import clsx from 'clsx';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { decodeLines, type CodeWord } from './codeWords';
import styles from './Code.module.css';

/** A page holds thousands of words, so what has no colour is its text alone. */
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

interface Props {
  readonly code: string;
  /** What the fence names, such as `tsx`. */
  readonly language: string;
  /** The colours of its words, as `encodeWords` writes them; none for plain text. */
  readonly words?: string | undefined;
  /** Numbers of the lines that stand out, from 1, with commas between them. */
  readonly marked?: string | undefined;
}

/** Code, coloured by what the build wrote down about it, a block for each line. */
export function Code({ code, language, words = '', marked = '' }: Props): ReactNode {
  const text = code.replace(/\n$/, '');
  const lines = useMemo(() => decodeLines(text, words), [text, words]);
  const markedLines = new Set(marked.split(','));
  // Its height before the browser has laid it out.
  const size = { '--code-lines': lines.length } as CSSProperties;
  return (
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide code is scrolled by the keyboard too
      tabIndex={0}
      className={clsx('theme-code-block', `language-${language}`, styles.block, 'thin-scrollbar')}
      style={size}
    >
      <code className={styles.lines}>
        {lines.map((line, index) => (
          <div
            key={index}
            className={clsx(
              'token-line',
              markedLines.has(String(index + 1)) && styles.marked,
              changeOf(line),
            )}
          >
            {line.map(showWord)}
            {line.length === 0 && <br />}
          </div>
        ))}
      </code>
    </pre>
  );
}
