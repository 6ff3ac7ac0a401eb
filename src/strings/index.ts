import { DEFAULT_LANGUAGE, translate, userLanguage } from './translate';

export { createTranslate, translate, userLanguage, type StringKey } from './translate';

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
