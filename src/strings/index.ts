import first from './en/first.json';
import { DEFAULT_LANGUAGE, inUserLanguage, userLanguage } from './translate';

export { userLanguage } from './translate';

/** A UI string that the script of every page shows; all others are in `all.ts`. */
export const translate = inUserLanguage(first);

/** Shows `…` for prerendered UI strings if the reader's language is not English, the only one there is. */
export function startStrings(): void {
  if (userLanguage() !== DEFAULT_LANGUAGE) {
    // The first use logs that the language is missing.
    const missing = translate('header.products');
    import('./hideStrings')
      .then(({ hideStrings }) => hideStrings(document.body, missing))
      .catch(() => console.warn('The page is in English: a part of it did not load'));
  }
}
