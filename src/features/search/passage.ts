import { type Token, wordsOf } from './tokens';

export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

const PASSAGE_LENGTH = 150;
const BEFORE_MATCH = 40;
/** Bounds the work per match; more matches don't make a better passage. */
const MAX_MATCHES = 12;

/** The words that contain one of the terms. */
function findMatches(text: string, terms: ReadonlySet<string>): Token[] {
  return wordsOf(text).flatMap((ranges) => {
    const [whole] = ranges;
    const found = ranges.find(({ term }) => terms.has(term));
    return whole && found ? [{ ...whole, term: found.term }] : [];
  });
}

/** Splits a text into segments that do or don't match the terms. */
export function markMatches(text: string, terms: ReadonlySet<string>): Segment[] {
  let last = 0;
  const segments = findMatches(text, terms).flatMap(({ start, end }) => {
    const before = { text: text.slice(last, start), isMatch: false };
    last = end;
    return [before, { text: text.slice(start, end), isMatch: true }];
  });
  return [...segments, { text: text.slice(last), isMatch: false }].filter((part) => part.text);
}

/** The start of the first passage with the most distinct terms. */
function bestStart(matches: readonly Token[]): number {
  let best = { count: 0, start: 0 };
  for (const [index, { start }] of matches.entries()) {
    const last = start + PASSAGE_LENGTH - BEFORE_MATCH;
    const near = matches.slice(index, index + MAX_MATCHES).filter(({ end }) => end <= last);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > best.count) {
      best = { count, start };
    }
  }
  return best.start;
}

/** The passage with the most matches, with ellipses where text was cut. */
export function choosePassage(text: string, terms: ReadonlySet<string>): Segment[] {
  const wanted = bestStart(findMatches(text, terms)) - BEFORE_MATCH;
  const start = wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const last = start + PASSAGE_LENGTH;
  const end = last >= text.length ? text.length : text.lastIndexOf(' ', last);
  const passage = text.slice(start, end > start ? end : last);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  return markMatches(before + passage + after, terms);
}
