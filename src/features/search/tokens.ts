import stopWords from './stopWords.json';

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

/** A function that makes something of a text only once: most words and headings recur. */
export function remembered<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? make(text);
    known.set(text, value);
    return value;
  };
}

/** A word as a whole, and its parts; positions are those within the word. */
const tokensOf = remembered((word): readonly Token[] => {
  const parts = PLAIN.test(word)
    ? []
    : [...word.matchAll(PART)].map((part) => token(part[0], part.index));
  const named = parts.length > 1 ? parts.filter(({ term }) => term.length > 1) : [];
  return [token(word, 0), ...named].filter(
    ({ term }) => term !== '' && term.length <= MAX_TERM_LENGTH,
  );
});

/** Splits a text into words, each as the whole name and its parts. Used by build and browser. */
export function wordsOf(text: string): Token[][] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) =>
      tokensOf(word).map(({ term, start, end }) => ({
        term,
        start: start + index,
        end: end + index,
      })),
    )
    .filter((tokens) => tokens.length > 0);
}

/** Terms that are excluded from the index. */
export const STOP_WORDS: ReadonlySet<string> = new Set(stopWords);

/** The words of a text, each as the terms of the whole name and of its parts. */
export function termsOfWords(text: string): string[][] {
  return wordsOf(text).map((tokens) => tokens.map(({ term }) => term));
}

function significant(words: readonly string[][]): string[] {
  return words
    .flat()
    .filter((term) => !STOP_WORDS.has(term) && (term.length > 1 || /\d/.test(term)));
}

/** The index terms of a text. */
export function termsOf(text: string): string[] {
  return significant(termsOfWords(text));
}

/** Likewise of a title or heading, with adjacent words joined: `Data Grid` is also `DataGrid`. */
export const headingTerms = remembered((text): readonly string[] => {
  const words = termsOfWords(text);
  const pairs = words.slice(1).map(([term], index) => `${words[index]?.[0]}${term}`);
  return [...significant(words), ...pairs];
});
