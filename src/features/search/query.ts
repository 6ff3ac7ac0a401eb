import { MAX_QUERY_LENGTH } from './resultsAddress';
import synonyms from './synonyms.json';
import { isStopWord, wordsOf } from './tokens';

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(synonyms));

interface QueryTerm {
  /** 1 for the reader's own words. */
  readonly weight: number;
  readonly isPrefix: boolean;
  readonly isFuzzy: boolean;
}

interface QueryWord {
  readonly term: string;
  /** Alternative sets of terms; the word matches if one set matches completely. */
  readonly ways: readonly (readonly string[])[];
}

/** A parsed query. */
export interface ParsedQuery {
  /** The terms to look up in the index. */
  readonly terms: ReadonlyMap<string, QueryTerm>;
  readonly words: readonly QueryWord[];
}

const WHOLE: QueryTerm = { weight: 1, isPrefix: true, isFuzzy: true };
const PART: QueryTerm = { weight: 0.6, isPrefix: true, isFuzzy: true };
const JOINED: QueryTerm = { weight: 0.9, isPrefix: true, isFuzzy: false };
const SYNONYM: QueryTerm = { weight: 0.5, isPrefix: true, isFuzzy: false };
const STEM: QueryTerm = { weight: 0.6, isPrefix: true, isFuzzy: false };
const SWAPPED: QueryTerm = { weight: 0.6, isPrefix: false, isFuzzy: false };

const ENDING = /(?:ations?|ments?|ances?|ings?|ed|able)$/;
const MIN_STEM_LENGTH = 4;

/** Strips common suffixes: `installation` → `install`, `deleting` → `delet`. */
function stemsOf(term: string): string[] {
  const start = term.replace(ENDING, '');
  return start !== term && start.length >= MIN_STEM_LENGTH ? [start] : [];
}

/** All transpositions of two adjacent letters. */
function swapsOf(term: string): string[] {
  const swaps = Array.from(term, (letter, index) => {
    return term.slice(0, index) + term.charAt(index + 1) + letter + term.slice(index + 2);
  });
  // The first letter is assumed correct; the last has no successor.
  const inner = swaps.slice(1, -1).filter((swapped) => swapped !== term);
  return term.length < MIN_STEM_LENGTH ? [] : inner;
}

/**
 * Parses a query: splits identifiers, joins adjacent words (`data grid` → `DataGrid`), and adds
 * synonyms, stems and transpositions. Stop words only count if there are no other words.
 * Ignores what exceeds the maximum length.
 */
export function parseQuery(text: string): ParsedQuery {
  const all = wordsOf(text.slice(0, MAX_QUERY_LENGTH)).map(([whole, ...parts]) => ({
    whole: whole?.term ?? '',
    parts: parts.map(({ term }) => term).filter((term) => !isStopWord(term)),
  }));
  const significant = all.filter(({ whole }) => !isStopWord(whole));
  const words = significant.length > 0 ? significant : all;
  const terms = new Map<string, QueryTerm>();
  const add = (asked: readonly string[], as: QueryTerm): string[][] =>
    asked.map((term) => {
      const before = terms.get(term);
      terms.set(term, before && before.weight > as.weight ? before : as);
      return [term];
    });
  const asked = words.map((word): QueryWord => {
    const { whole, parts } = word;
    const index = all.indexOf(word);
    const before = all[index - 1]?.whole;
    const after = all[index + 1]?.whole;
    const ways = [
      ...add([whole], WHOLE),
      ...add(before === undefined ? [] : [before + whole], JOINED),
      ...add(after === undefined ? [] : [whole + after], JOINED),
      ...add(SYNONYMS.get(whole) ?? [], SYNONYM),
      ...add(stemsOf(whole), STEM),
      ...add(swapsOf(whole), SWAPPED),
    ];
    add(parts, PART);
    return { term: whole, ways: parts.length > 0 ? [...ways, parts] : ways };
  });
  return { terms, words: asked };
}

/** The weighted share, 0 to 1, of a query's words that were found; weights must be positive. */
export function coverage(
  { words }: ParsedQuery,
  found: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): number {
  let whole = 0;
  let part = 0;
  for (const { term, ways } of words) {
    const shares = ways.map((terms) => terms.filter((one) => found.has(one)).length / terms.length);
    const weight = weights.get(term) ?? 1;
    whole += weight;
    part += weight * Math.max(...shares);
  }
  return whole === 0 ? 0 : part / whole;
}
