import { spellCheckDocument } from 'cspell-lib';

/** American English, as in the products; dictionaries come with the package, none is downloaded. */
const LOCALE = 'en-US';
const OPTIONS = { noConfigSearch: true, generateSuggestions: false };

/**
 * Finds the words of a text that are in no dictionary.
 *
 * @param {string} text what readers see, the rest blank
 * @param {readonly string[]} words the project's own
 * @returns {Promise<{ word: string, offset: number, suggestions: string[] }[]>}
 */
export async function findMisspelled(text, words) {
  const document = { uri: 'file:///page.txt', text, languageId: 'plaintext', locale: LOCALE };
  const settings = { language: LOCALE, words: [...words], allowCompoundWords: false };
  const first = await spellCheckDocument(document, OPTIONS, settings);
  if (first.issues.length === 0) {
    return [];
  }
  // Looking for suggestions takes longer than finding mistakes.
  const again = { ...OPTIONS, generateSuggestions: true, numSuggestions: 3 };
  const { issues } = await spellCheckDocument(document, again, settings);
  return issues.map(({ text: word, offset, suggestions = [] }) => ({ word, offset, suggestions }));
}
