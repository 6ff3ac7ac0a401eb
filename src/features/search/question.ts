import synonyms from './synonyms.json';
import { isStopWord, wordsOf } from './tokens';

/** Words that readers use for what these pages call otherwise. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(synonyms));

/** A term to look up in the index. */
interface AskedTerm {
  /** How much it counts; a word of the reader counts 1. */
  readonly weight: number;
  /** Whether terms that begin with it count too. */
  readonly isPrefix: boolean;
  /** Whether terms that are merely like it count too. */
  readonly isFuzzy: boolean;
}

/** A word of a question. */
interface QuestionWord {
  readonly term: string;
  /** Alternative sets of terms; the word matches if all terms of one set match. */
  readonly ways: readonly (readonly string[])[];
}

/** A reader's input, parsed for the engine. */
export interface Question {
  /** The terms to look up. */
  readonly terms: ReadonlyMap<string, AskedTerm>;
  readonly words: readonly QuestionWord[];
}

const WHOLE: AskedTerm = { weight: 1, isPrefix: true, isFuzzy: true };
const PART: AskedTerm = { weight: 0.6, isPrefix: true, isFuzzy: true };
const JOINED: AskedTerm = { weight: 0.9, isPrefix: true, isFuzzy: false };
const SYNONYM: AskedTerm = { weight: 0.5, isPrefix: true, isFuzzy: false };
const STEM: AskedTerm = { weight: 0.6, isPrefix: true, isFuzzy: false };
const SWAPPED: AskedTerm = { weight: 0.6, isPrefix: false, isFuzzy: false };

/** More than this is no question but a text. */
const LONGEST_QUESTION = 200;

const ENDING = /(?:ations?|ments?|ances?|ings?|ed|able)$/;
const SHORTEST_STEM = 4;

/** The start that a word shares with its kin: `installation` and `install`, `deleting` and `delete`. */
function stemsOf(term: string): string[] {
  const start = term.replace(ENDING, '');
  return start !== term && start.length >= SHORTEST_STEM ? [start] : [];
}

/** The word with two neighbouring letters in each other's place, for each two. */
function swapsOf(term: string): string[] {
  const swaps = Array.from(term, (letter, place) => {
    return term.slice(0, place) + term.charAt(place + 1) + letter + term.slice(place + 2);
  });
  // The first letter stays, and the last has no next.
  const inner = swaps.slice(1, -1).filter((swapped) => swapped !== term);
  return term.length < SHORTEST_STEM ? [] : inner;
}

interface Word {
  readonly whole: string;
  readonly parts: readonly string[];
}

/**
 * Takes a question apart: names into their parts, two words also as one (`data grid`, `DataGrid`),
 * and words for which these pages use another. Words that say nothing count only where nothing else
 * is left.
 */
export function parseQuestion(text: string): Question {
  const all = wordsOf(text.slice(0, LONGEST_QUESTION)).map(([whole, ...parts]): Word => ({
    whole: whole?.term ?? '',
    parts: parts.map(({ term }) => term).filter((term) => !isStopWord(term)),
  }));
  const telling = all.filter(({ whole }) => !isStopWord(whole));
  const words = telling.length > 0 ? telling : all;
  const terms = new Map<string, AskedTerm>();
  const ask = (asked: readonly string[], as: AskedTerm): string[][] =>
    asked.map((term) => {
      const before = terms.get(term);
      terms.set(term, before && before.weight > as.weight ? before : as);
      return [term];
    });
  const asked = words.map((word): QuestionWord => {
    const { whole, parts } = word;
    const place = all.indexOf(word);
    const before = all[place - 1]?.whole;
    const after = all[place + 1]?.whole;
    const ways = [
      ...ask([whole], WHOLE),
      ...ask(before === undefined ? [] : [before + whole], JOINED),
      ...ask(after === undefined ? [] : [whole + after], JOINED),
      ...ask(SYNONYMS.get(whole) ?? [], SYNONYM),
      ...ask(stemsOf(whole), STEM),
      ...ask(swapsOf(whole), SWAPPED),
    ];
    ask(parts, PART);
    return { term: whole, ways: parts.length > 0 ? [...ways, parts] : ways };
  });
  return { terms, words: asked };
}

/**
 * How much of a question was found.
 *
 * @param weights how much each word tells, more than 0
 * @returns 0 for nothing, 1 for every word of it
 */
export function coverage(
  { words }: Question,
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
