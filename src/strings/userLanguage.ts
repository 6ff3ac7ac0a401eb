import { DEFAULT_LANGUAGE } from './translate';

/** A language code as BCP 47 has them, short: `en`, `pt-BR`, `zh-Hans`. */
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

/**
 * Reads the language of the UI texts from an address (spec 1.6).
 *
 * @param search the address' query, such as `?userLanguage=en`
 * @returns the code asked for, or `null` when none is, or what is there is no language code
 */
export function parseUserLanguage(search: string): string | null {
  const code = new URLSearchParams(search).get('userLanguage');
  return code !== null && LANGUAGE_CODE.test(code) ? code : null;
}

let current = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();

/** The language of the UI texts now. */
export function getUserLanguage(): string {
  return current;
}

/** Calls back on every change of the language. Returns what ends that. */
export function subscribeUserLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the language of the UI texts for the rest of the visit. */
export function setUserLanguage(language: string): void {
  if (language !== current) {
    current = language;
    listeners.forEach((listener) => {
      listener();
    });
  }
}
