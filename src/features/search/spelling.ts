/** Longer than any distance that counts. */
const FAR = 9;

/** Max. edit distance by word length; short words are never guessed. */
function maxEdits(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
}

/** How many letters to insert, delete, replace or swap with the next; `FAR` above a limit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return FAR;
  }
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? FAR) + 1,
          (row[j - 1] ?? FAR) + 1,
          (last[j - 1] ?? FAR) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? FAR) + 1 : FAR,
        ),
      );
    }
    if (Math.min(...row) > limit) {
      return FAR;
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? FAR;
}

/** A wrong first letter, and letters that are not typed yet, count as half an edit. */
const HALF = 0.5;

/** The terms that a misspelled word probably means: those with the smallest distance. */
export function guess(word: string, terms: readonly string[]): readonly string[] {
  const limit = maxEdits(word);
  let least = limit;
  let found: string[] = [];
  for (const term of limit === 0 ? [] : terms) {
    const start = term.slice(0, word.length);
    const isLonger = word.length > 5 && term.length > word.length + limit;
    const edits = isLonger ? distance(word, start, 1) + HALF : distance(word, term, limit);
    const total = edits + (term[0] === word[0] ? 0 : HALF);
    if (term.length > 2 && total <= least) {
      found = total < least ? [term] : [...found, term];
      least = total;
    }
  }
  return found;
}
