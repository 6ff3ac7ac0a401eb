import { readVisitItem, writeVisitItem } from '../preferences/browserStorage';
import en from './en.json';

/** Key of a UI string; English, the fallback, has all of them (spec 8). */
export type StringKey = keyof typeof en;

/** Strings of a language; missing ones fall back to English. */
export type Catalog = Partial<Record<StringKey, string>>;

/** Returns a UI string; `values` fill its `{name}` placeholders. */
export type Translate = (
  key: StringKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The available languages; only English so far (spec 1.6). */
const CATALOGS: Readonly<Record<string, Catalog>> = { en };

/** The language that has every UI string (spec 1.6). */
export const DEFAULT_LANGUAGE = 'en';

/**
 * Creates the function that returns UI strings (spec 8). A missing string warns once and falls back
 * to English; a missing language logs one error and returns `…`.
 */
export function createTranslate(language: string, catalogs = CATALOGS): Translate {
  const catalog = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined;
  if (!catalog) {
    console.error(
      `No UI strings for language "${language}"; available: ${Object.keys(catalogs).join(', ')}`,
    );
    return () => '…';
  }
  const warned = new Set<StringKey>();
  return (key, values = {}) => {
    const text = catalog[key];
    if (text === undefined && !warned.has(key)) {
      warned.add(key);
      console.warn(
        `UI string "${key}" is missing in language "${language}"; the English text is used`,
      );
    }
    return (text ?? en[key]).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );
  };
}

/** A short BCP 47 language code: `en`, `pt-BR`, `zh-Hans`. */
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

/** The parameter in URLs, and the key in session storage. */
const PARAMETER = 'userLanguage';

/** The UI language in a query (spec 1.6); `null` if missing or, with an error logged, malformed. */
export function parseUserLanguage(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER);
  if (code === null || LANGUAGE_CODE.test(code)) {
    return code;
  }
  console.error(`?${PARAMETER}=${code} in the URL is not a language code, such as en or pt-BR`);
  return null;
}

let current: string | null = null;

/** The UI language (spec 1.6): the URL's, remembered for the visit, or else English. */
export function userLanguage(): string {
  if (typeof window === 'undefined') {
    return DEFAULT_LANGUAGE;
  }
  if (current === null) {
    const asked = parseUserLanguage(window.location.search);
    if (asked !== null) {
      writeVisitItem(PARAMETER, asked);
    }
    const kept = readVisitItem(PARAMETER) ?? '';
    current = asked ?? (LANGUAGE_CODE.test(kept) ? kept : DEFAULT_LANGUAGE);
  }
  return current;
}

let translateNow: Translate | null = null;

/** A UI string in the reader's language (spec 1.6, 8); for prerendered ones, see `startStrings`. */
export const translate: Translate = (key, values) => {
  translateNow ??= createTranslate(userLanguage());
  return translateNow(key, values);
};
