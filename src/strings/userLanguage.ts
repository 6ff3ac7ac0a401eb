import { DEFAULT_LANGUAGE } from './translate';

/** A language code as BCP 47 has them, short: `en`, `pt-BR`, `zh-Hans`. */
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

const PARAMETER = 'userLanguage';
const STORAGE_KEY = 'userLanguage';

/**
 * Reads the language of the UI texts from an address (spec 1.6).
 *
 * @param search the address' query, such as `?userLanguage=en`
 * @returns the code asked for; `null` when none is, or, told on the console, when what is there is no
 *   language code
 */
export function parseUserLanguage(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER);
  if (code === null || LANGUAGE_CODE.test(code)) {
    return code;
  }
  console.error(
    `?${PARAMETER}=${code} in the address is no language code; one looks like en or pt-BR`,
  );
  return null;
}

/** What this visit chose on an earlier page; `null` where nothing was, or storage is refused. */
function keptLanguage(): string | null {
  try {
    const code = sessionStorage.getItem(STORAGE_KEY);
    return code !== null && LANGUAGE_CODE.test(code) ? code : null;
  } catch {
    return null;
  }
}

let current: string | null = null;

/**
 * The language of the UI texts on this page (spec 1.6): the one that the address asks for, which holds
 * for the rest of the visit, else the one asked for before, else English.
 */
export function userLanguage(): string {
  if (typeof window === 'undefined') {
    return DEFAULT_LANGUAGE;
  }
  if (current === null) {
    const asked = parseUserLanguage(window.location.search);
    current = asked ?? keptLanguage() ?? DEFAULT_LANGUAGE;
    if (asked !== null) {
      try {
        sessionStorage.setItem(STORAGE_KEY, asked);
      } catch {
        // Refused: the language holds for this page.
      }
    }
  }
  return current;
}
