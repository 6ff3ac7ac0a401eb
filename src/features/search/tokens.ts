/** An index term, and the position of the word or part it comes from. */
export interface Token {
  readonly term: string;
  /** `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Letters and digits in any script, and punctuation inside names. */
const WORD = /[\p{L}\p{N}$]+(?:[._\-'’][\p{L}\p{N}$]+)*/gu;
/** The parts of a name: `HTTPRequest` → `HTTP`, `Request`; `useLocal` → `use`, `Local`. */
const PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|[\p{L}$]+/gu;

/** Longer ones are data, such as hashes and keys. */
const MAX_TERM_LENGTH = 40;

/** Most words: there is nothing to remove or to split, which would take time. */
const PLAIN = /^[A-Z]?[a-z]+$/;

/** Removes accents, case and punctuation. */
function fold(text: string): string {
  return PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toLowerCase();
}

/** Maps plurals to singulars. CORS is no plural: without its S, it would match Core. */
function stem(term: string): string {
  if (term.length < 4 || /(?:ss|us|sis|xis|js|^cors)$/.test(term)) {
    return term;
  }
  return term.endsWith('ies') ? `${term.slice(0, -3)}y` : term.replace(/s$/, '');
}

function token(text: string, start: number): Token {
  return { term: stem(fold(text)), start, end: start + text.length };
}

function tokensOfWord(word: string, start: number): Token[] {
  if (PLAIN.test(word)) {
    return [token(word, start)];
  }
  const parts = [...word.matchAll(PART)].map((part) => token(part[0], start + part.index));
  const whole = token(word, start);
  return parts.length > 1 ? [whole, ...parts.filter(({ term }) => term.length > 1)] : [whole];
}

/** Splits a text into words, each as the whole name and its parts. Used by build and browser. */
export function wordsOf(text: string): Token[][] {
  return [...text.matchAll(WORD)]
    .map((word) => tokensOfWord(word[0], word.index))
    .map((tokens) => tokens.filter(({ term }) => term !== '' && term.length <= MAX_TERM_LENGTH))
    .filter((tokens) => tokens.length > 0);
}

const STOP_WORDS = new Set(
  (
    'a all also an and any are as at be but by can do doe each every for from has have here how i if in into is ' +
    'it its me more most must my no not of on one only or other own same should so some such than that the their ' +
    'them then there these they this to two use used using was we what when where whether which while who whose ' +
    'why will with without would you your'
  ).split(' '),
);

/** Whether a term is excluded from the index. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

function termsIn(words: readonly (readonly Token[])[]): string[] {
  return words
    .flat()
    .map(({ term }) => term)
    .filter((term) => !isStopWord(term) && (term.length > 1 || /\d/.test(term)));
}

/** The index terms of a text. */
export function termsOf(text: string): string[] {
  return termsIn(wordsOf(text));
}

/** Likewise of a title or heading, with adjacent words joined: `Data Grid` is also `DataGrid`. */
export function headingTerms(text: string): string[] {
  const words = wordsOf(text);
  const wholes = words.flatMap(([whole]) => whole?.term ?? []);
  const pairs = wholes.slice(1).map((term, index) => (wholes[index] ?? '') + term);
  return [...termsIn(words), ...pairs];
}
