import type { StringKey } from './en';
import { createTranslate, DEFAULT_LANGUAGE, type StringValues, type Translate } from './translate';
import { userLanguage } from './userLanguage';

let translateNow: Translate | null = null;

/**
 * A UI text in the reader's language, which is the same for as long as the page lasts (spec 1.6, 8). What
 * the build writes into the pages is English; see {@link startStrings}.
 */
export function translate(key: StringKey, values?: StringValues): string {
  translateNow ??= createTranslate(userLanguage());
  return translateNow(key, values);
}

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
