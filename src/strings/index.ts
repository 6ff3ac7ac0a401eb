import { DEFAULT_LANGUAGE, translate, userLanguage } from './translate';

export { createTranslate, translate, userLanguage, type StringKey } from './translate';

/** Translates prerendered UI strings; loaded only if the reader's language is not English. */
export function startStrings(): void {
  if (userLanguage() !== DEFAULT_LANGUAGE) {
    import('./localizePage')
      .then(({ localizePage }) => localizePage(document.body, translate))
      .catch(() => console.warn('The translation did not load: the page is in English'));
  }
}
