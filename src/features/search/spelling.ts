import { editDistance } from '../../site';

/** A wrong first letter, and letters that are not typed yet, count as half an edit. */
const HALF = 0.5;

/** The terms that a misspelled word probably means: those with the smallest distance. */
export function guess(word: string, terms: Iterable<string>): readonly string[] {
  // Short words are never guessed.
  const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  let least = limit;
  let found: string[] = [];
  for (const term of limit === 0 ? [] : terms) {
    const start = term.slice(0, word.length);
    const isLonger = word.length > 5 && term.length > word.length + limit;
    const edits = isLonger ? editDistance(word, start, 1) + HALF : editDistance(word, term, limit);
    const total = edits + (term[0] === word[0] ? 0 : HALF);
    if (term.length > 2 && total <= least) {
      found = total < least ? [term] : [...found, term];
      least = total;
    }
  }
  return found;
}
