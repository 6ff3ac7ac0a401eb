import { stemmer } from 'stemmer';
import equivalents from './equivalents.json';
import { MAX_QUERY_LENGTH } from './resultsAddress';
import { remembered, STOP_WORDS, termsOfWords } from './tokens';

/** A word of a query. */
export interface QueryWord {
  readonly term: string;
  /** The parts of a name, such as `slot` and `prop` of `slotProps`; at least two, or none. */
  readonly parts: readonly string[];
  /** What else to look up for it, each with its weight; its own is 1. */
  readonly ways: ReadonlyMap<string, number>;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** All words in one: what a heading of exactly these words is, too. */
  readonly whole: string;
}

/** Two adjacent words as one: `data grid` is `DataGrid`. Such a match is rarely by accident. */
const JOINED = 2.5;
const EQUIVALENT = 0.7;

/** The stem of a term: `validating`, `validation` and `validated` have the same. */
export const stemOf = remembered(stemmer);

/** By stem, what else the field calls a word. */
const EQUIVALENTS = new Map<string, readonly string[]>(
  equivalents.flatMap((group) =>
    group.map((word) => [stemOf(word), group.filter((other) => other !== word)] as const),
  ),
);

/** The terms of a text as one, without spaces: `Data Grid` is `datagrid`. */
export const wholeOf = remembered((text) =>
  termsOfWords(text)
    .map(([term]) => term)
    .join(''),
);

/**
 * Parses a query: splits names, joins adjacent words, and adds equivalents. Stop words only count if
 * there are no others. Ignores what exceeds the maximum length.
 */
export function parseQuery(text: string): Query {
  const asked = text.slice(0, MAX_QUERY_LENGTH);
  const all = termsOfWords(asked).map(([term = '', ...parts]) => ({
    term,
    parts: parts.filter((part) => !STOP_WORDS.has(part)),
  }));
  const significant = all.filter(({ term }) => !STOP_WORDS.has(term));
  const words = (significant.length > 0 ? significant : all).map((word): QueryWord => {
    const { term, parts } = word;
    const index = all.indexOf(word);
    const before = all[index - 1]?.term;
    const after = all[index + 1]?.term;
    const joined = [before && before + term, after && term + after].filter((one) => one);
    const ways = new Map<string, number>(
      [term, ...joined].flatMap((one) =>
        (EQUIVALENTS.get(stemOf(one ?? '')) ?? []).map((other) => [other, EQUIVALENT] as const),
      ),
    );
    joined.forEach((one) => ways.set(one ?? '', JOINED));
    return { term, parts: parts.length > 1 ? parts : [], ways: ways.set(term, 1) };
  });
  return { words, whole: wholeOf(asked) };
}
