/** What may be a class or a variable of CSS, wherever it stands. */
const WORD = /[\w-]+/g;

/** How code begins a class that it finishes when it runs: `alert--${kind}`. */
const BEGINNING = /^[a-z].*(?:--|__)$/;

/**
 * Collects the words that code says, among them each class and variable that it can put on a page.
 *
 * @param code what readers run, as it is sent
 * @returns tells whether the code can say a word, as a whole or put together from a beginning
 */
export function namedWords(code: readonly string[]): (word: string) => boolean {
  const words = new Set(code.flatMap((text) => text.match(WORD) ?? []));
  const beginnings = [...words].filter((word) => BEGINNING.test(word));
  return (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
}
