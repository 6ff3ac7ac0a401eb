import { DEFAULT_LANGUAGE, translate, userLanguage } from './translate';

export { createTranslate, translate, userLanguage, type StringKey } from './translate';

/**
 * Translates the prerendered UI strings if the reader's language is not English. Nothing waits for it,
 * and English pages do not load it.
 */
export function startStrings(): void {
  if (userLanguage() !== DEFAULT_LANGUAGE) {
    void import('./localizePage').then(({ localizePage }) =>
      localizePage(document.body, translate),
    );
  }
}
