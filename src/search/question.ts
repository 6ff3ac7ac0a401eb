import { synonymsOf } from './synonyms';
import { isStopWord, wordsOf } from './tokens';

/** A word of a question. */
export interface QuestionWord {
  readonly term: string;
  /** Sets of terms of which one, found whole, is the word found. */
  readonly ways: readonly (readonly string[])[];
}

/** What a reader typed, as the engine asks for it. */
export interface Question {
  /** What is asked for, each with how much it counts. */
  readonly terms: ReadonlyMap<string, number>;
  /** Terms among them that are guesses: they count only as they are, not as the start of another. */
  readonly guesses: ReadonlySet<string>;
  readonly words: readonly QuestionWord[];
}

const PART_WEIGHT = 0.6;
const JOINED_WEIGHT = 0.9;
const SYNONYM_WEIGHT = 0.5;
const STEM_WEIGHT = 0.6;
const SWAPPED_WEIGHT = 0.6;

/** More than this is no question but a text. */
const LONGEST_QUESTION = 200;

const ENDING = /(?:ations?|ments?|ances?|ings?|ed|er|able)$/;
const SHORTEST_STEM = 4;

/** The start that a word shares with its kin: `installation` and `install`, `deleting` and `delete`. */
function stemsOf(term: string): string[] {
  const start = term.replace(ENDING, '');
  return start !== term && start.length >= SHORTEST_STEM ? [start] : [];
}

/** The word with two neighbouring letters in each other's place, for each two. */
function swapsOf(term: string): string[] {
  return term.length < SHORTEST_STEM
    ? []
    : Array.from({ length: term.length - 2 }, (_, index) => {
        const place = index + 1;
        return (
          term.slice(0, place) + term.charAt(place + 1) + term.charAt(place) + term.slice(place + 2)
        );
      }).filter((swapped) => swapped !== term);
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
  const terms = new Map<string, number>();
  const guesses = new Set<string>();
  const ask = (found: readonly string[], weight: number): string[][] =>
    found.map((term) => {
      terms.set(term, Math.max(weight, terms.get(term) ?? 0));
      return [term];
    });
  const asked = words.map(({ whole, parts }, index): QuestionWord => {
    const place = all.indexOf(words[index] ?? { whole, parts });
    const before = all[place - 1]?.whole;
    const after = all[place + 1]?.whole;
    const joined = [before && before + whole, after && whole + after].filter((term) => !!term);
    const swaps = swapsOf(whole).filter((term) => !terms.has(term));
    const ways = [
      ...ask([whole], 1),
      ...ask(joined as string[], JOINED_WEIGHT),
      ...ask(synonymsOf(whole), SYNONYM_WEIGHT),
      ...ask(stemsOf(whole), STEM_WEIGHT),
      ...ask(swaps, SWAPPED_WEIGHT),
    ];
    swaps.forEach((term) => guesses.add(term));
    ask(parts, PART_WEIGHT);
    return { term: whole, ways: parts.length > 0 ? [...ways, [...parts]] : ways };
  });
  return { terms, guesses, words: asked };
}

/**
 * How much of a question was found.
 *
 * @param weightOf how much a word tells, more than 0
 * @returns 0 for nothing, 1 for every word of it
 */
export function coverage(
  { words }: Question,
  found: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number {
  let whole = 0;
  let part = 0;
  for (const { term, ways } of words) {
    const shares = ways.map((terms) => terms.filter((one) => found.has(one)).length / terms.length);
    const weight = weightOf(term);
    whole += weight;
    part += weight * Math.max(...shares);
  }
  return whole === 0 ? 0 : part / whole;
}
