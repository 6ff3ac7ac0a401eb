import { DEFAULT_LANGUAGE, translate, userLanguage } from './translate';

/**
 * Gives the texts that the build wrote into the page in the reader's language, where that is not English.
 * No page waits for it, and English ones do not load it.
 */
export function startStrings(): void {
  if (userLanguage() !== DEFAULT_LANGUAGE) {
    void import('./localizePage').then(({ localizePage }) => {
      localizePage(document.body, translate);
    });
  }
}
