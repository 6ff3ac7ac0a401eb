import { readVisitItem, writeVisitItem } from '../preferences/browserStorage';
/** UI strings of a language by key; missing ones fall back to English (spec 8). */
export type Catalog<Key extends string> = Readonly<Partial<Record<Key, string>>>;

/** Returns a UI string; `values` fill its `{name}` placeholders. */
export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The language that has every UI string (spec 1.6). */
export const DEFAULT_LANGUAGE = 'en';

/** Missing languages that were logged. */
const logged = new Set<string>();

/**
 * Creates the function that returns UI strings (spec 8). A missing string warns once and falls back
 * to English; a missing language logs one error and returns `…`.
 *
 * @param others the catalogs of other languages; there are none so far (spec 1.6)
 */
export function createTranslate<Key extends string>(
  language: string,
  english: Readonly<Record<Key, string>>,
  others: Readonly<Record<string, Catalog<Key>>> = {},
): Translate<Key> {
  const catalogs: typeof others = { ...others, [DEFAULT_LANGUAGE]: english };
  const catalog = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined;
  if (!catalog) {
    if (!logged.has(language)) {
      logged.add(language);
      console.error(
        `No UI strings for language "${language}"; available: ${Object.keys(catalogs).join(', ')}`,
      );
    }
    return () => '…';
  }
  const warned = new Set<Key>();
  return (key, values = {}) => {
    const text = catalog[key];
    if (text === undefined && !warned.has(key)) {
      warned.add(key);
      console.warn(
        `UI string "${key}" is missing in language "${language}"; the English text is used`,
      );
    }
    return (text ?? english[key]).replace(/\{(\w+)\}/g, (place, name: string) =>
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

/** Returns UI strings in the reader's language (spec 1.6, 8); for prerendered ones, see `startStrings`. */
export function inUserLanguage<Key extends string>(
  english: Readonly<Record<Key, string>>,
): Translate<Key> {
  let translate: Translate<Key> | null = null;
  return (key, values) => {
    translate ??= createTranslate(userLanguage(), english);
    return translate(key, values);
  };
}
