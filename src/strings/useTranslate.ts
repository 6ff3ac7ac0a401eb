import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import { createTranslate, DEFAULT_LANGUAGE, type Translate } from './translate';
import {
  getUserLanguage,
  parseUserLanguage,
  setUserLanguage,
  subscribeUserLanguage,
} from './userLanguage';

/** The language of the UI texts, English while the page is being hydrated (spec 1.6). */
export function useUserLanguage(): string {
  return useSyncExternalStore(subscribeUserLanguage, getUserLanguage, () => DEFAULT_LANGUAGE);
}

/** One function a language, so that what is missing is reported once and not by each component. */
const translators = new Map<string, Translate>();

/** The function that gives UI texts in the reader's language (spec 8). */
export function useTranslate(): Translate {
  const language = useUserLanguage();
  const translate = translators.get(language) ?? createTranslate(language);
  translators.set(language, translate);
  return translate;
}

/** Follows `?userLanguage=` in the address; rendered once, by the layout (spec 1.6). */
export function UserLanguageFromAddress(): null {
  const { search } = useLocation();
  useEffect(() => {
    const language = parseUserLanguage(search);
    if (language !== null) {
      setUserLanguage(language);
    }
  }, [search]);
  return null;
}
