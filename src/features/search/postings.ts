/**
 * How the postings of an index shard travel: as text of printable characters that JSON need not
 * escape, small numbers as one character, so that compression finds what repeats. A third of the
 * size of MiniSearch's own serialisation. Build and browser share this.
 */

/** A term of a section. */
export interface Posting {
  readonly section: number;
  /** How often the text has it, 4 at most; 0 when only the code does. */
  readonly count: number;
}

/** Terms in alphabetical order, each with its sections in ascending order. */
export type Postings = ReadonlyMap<string, readonly Posting[]>;

export interface PackedPostings {
  /** One string per term: the length of the prefix shared with the previous term, and the rest. */
  readonly terms: string;
  /** The number of sections of each term. */
  readonly places: string;
  /** How far each of these sections is from the one before. */
  readonly sections: string;
  /** How often each of them has the term. */
  readonly counts: string;
}

const ALPHABET =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_`{|}~';
/** Digits below this end a number, the others say that more follow. */
const BASE = 45;
export const HIGHEST_COUNT = 4;

/** Writes numbers from 0 on, the least significant digits first. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = '';
  for (let number of numbers) {
    while (number >= BASE) {
      packed += ALPHABET.charAt(BASE + (number % BASE));
      number = Math.floor(number / BASE);
    }
    packed += ALPHABET.charAt(number);
  }
  return packed;
}

/** Reads what {@link packNumbers} wrote; characters of no such text count as zero. */
function unpackNumbers(packed: string): number[] {
  const digits = new Map(Array.from(ALPHABET, (character, digit) => [character, digit]));
  const numbers: number[] = [];
  let number = 0;
  let place = 1;
  for (const character of packed) {
    const digit = digits.get(character) ?? 0;
    number += (digit % BASE) * place;
    place *= BASE;
    if (digit < BASE) {
      numbers.push(number);
      number = 0;
      place = 1;
    }
  }
  return numbers;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) {
    length += 1;
  }
  return Math.min(length, BASE - 1);
}

/** Compresses postings for transfer. */
export function packPostings(postings: Postings): PackedPostings {
  let previous = '';
  const terms: string[] = [];
  const sections: number[] = [];
  for (const [term, places] of postings) {
    const shared = sharedStart(term, previous);
    terms.push(ALPHABET.charAt(shared) + term.slice(shared));
    previous = term;
    places.forEach(({ section }, index) => {
      sections.push(section - (places[index - 1]?.section ?? 0));
    });
  }
  const all = [...postings.values()];
  return {
    terms: terms.join(' '),
    places: packNumbers(all.map((places) => places.length)),
    sections: packNumbers(sections),
    counts: packNumbers(all.flat().map(({ count }) => Math.min(count, HIGHEST_COUNT))),
  };
}

/** Gives numbers one after the other, and zeros after the last. */
export function numberReader(packed: string): () => number {
  const numbers = unpackNumbers(packed).values();
  return () => numbers.next().value ?? 0;
}

/** Reads what {@link packPostings} wrote. */
export function unpackPostings(packed: PackedPostings): Map<string, Posting[]> {
  const nextPlaces = numberReader(packed.places);
  const nextSection = numberReader(packed.sections);
  const nextCount = numberReader(packed.counts);
  const postings = new Map<string, Posting[]>();
  /** How many postings can still come: each has a character of its own at least. */
  let available = packed.sections.length;
  let term = '';
  for (const word of packed.terms === '' ? [] : packed.terms.split(' ')) {
    term = term.slice(0, Math.max(0, ALPHABET.indexOf(word.charAt(0)))) + word.slice(1);
    const places: Posting[] = [];
    let section = 0;
    // A damaged number is not taken at its word.
    const count = Math.min(nextPlaces(), available);
    available -= count;
    for (let left = count; left > 0; left -= 1) {
      section += nextSection();
      places.push({ section, count: nextCount() });
    }
    postings.set(term, places);
  }
  return postings;
}
