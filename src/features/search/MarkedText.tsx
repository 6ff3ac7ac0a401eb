import type { ReactNode } from 'react';
import type { Segment } from './passage';

interface Props {
  readonly segments: readonly Segment[];
}

/** A text with what was asked for marked in it. */
export function MarkedText({ segments }: Props): ReactNode {
  return segments.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
