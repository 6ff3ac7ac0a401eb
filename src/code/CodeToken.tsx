import type { ReactNode } from 'react';

/** A colour of the code theme: `var(--code-keyword)`. */
const COLOUR = /^var\(--code-(\w+)\)$/;

/** What a diff's lines are told by: the style sheet looks for it. */
const DIFF_MARK = 'prefix';

interface Props {
  readonly text: string;
  /** What the highlighter takes it for. */
  readonly types: readonly string[];
  /** As the code theme gives it; none for what has no colour of its own. */
  readonly colour?: string | undefined;
}

/**
 * A word of code. A page holds thousands of them, so each is as short as it can be: a class names
 * the colour, and what has none is the text alone.
 *
 * @throws Error for a colour that is not one of the code theme's
 */
export function CodeToken({ text, types, colour }: Props): ReactNode {
  if (colour === undefined || text.trim() === '') {
    return text;
  }
  const name = COLOUR.exec(colour)?.[1];
  if (name === undefined) {
    throw new Error(
      `No class for the code colour "${colour}"; codeTheme.ts uses --code- variables`,
    );
  }
  const marks = types.includes(DIFF_MARK) ? ` ${types.join(' ')}` : '';
  return <span className={`c-${name}${marks}`}>{text}</span>;
}
