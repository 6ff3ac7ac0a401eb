import en from './en.json';

/** Key of a UI string. English has all of them and is the fallback of every other language (spec 8). */
export type StringKey = keyof typeof en;

/** The strings of a language; a missing one falls back to English. */
export type Catalog = Partial<Record<StringKey, string>>;

/** The available languages; only English so far (spec 1.6). */
const CATALOGS: Readonly<Record<string, Catalog>> = { en };

export const DEFAULT_LANGUAGE = 'en';

/** Shown instead of a string when the whole language is missing (spec 8). */
const MISSING_LANGUAGE_TEXT = '…';

/** Values of the `{name}` placeholders in a string. */
type StringValues = Readonly<Record<string, string | number>>;

export type Translate = (key: StringKey, values?: StringValues) => string;

function fill(text: string, values: StringValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * Creates the function that returns UI strings in a language (spec 8).
 *
 * @param language code such as `en`
 * @param catalogs the strings by language; must include English
 * @returns a function from key to string; where the language lacks a key, it warns once and uses English;
 *   where the whole language is missing, it logs one error and returns `…`
 */
export function createTranslate(
  language: string,
  catalogs: Readonly<Record<string, Catalog>> = CATALOGS,
): Translate {
  const catalog = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined;
  if (!catalog) {
    console.error(
      `No UI strings for language "${language}"; there are: ${Object.keys(catalogs).join(', ')}`,
    );
    return () => MISSING_LANGUAGE_TEXT;
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
    return fill(text ?? en[key], values);
  };
}

/** A short BCP 47 language code: `en`, `pt-BR`, `zh-Hans`. */
const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

const PARAMETER = 'userLanguage';
const STORAGE_KEY = 'userLanguage';

/**
 * Reads the UI language from a URL (spec 1.6).
 *
 * @param search the URL's query, such as `?userLanguage=en`
 * @returns the code; `null` when there is none, or, with an error on the console, when it is not a
 *   language code
 */
export function parseUserLanguage(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER);
  if (code === null || LANGUAGE_CODE.test(code)) {
    return code;
  }
  console.error(`?${PARAMETER}=${code} in the URL is not a language code, such as en or pt-BR`);
  return null;
}

/** The language chosen on an earlier page of this visit; `null` if none was, or storage is refused. */
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
 * The UI language of this page (spec 1.6): from the URL, which also sets it for the rest of the visit,
 * else the one set before, else English.
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
        // Refused: the language lasts for this page.
      }
    }
  }
  return current;
}

let translateNow: Translate | null = null;

/**
 * A UI string in the reader's language, which is fixed for the life of the page (spec 1.6, 8). The
 * prerendered strings are English; see `startStrings`.
 */
export function translate(key: StringKey, values?: StringValues): string {
  translateNow ??= createTranslate(userLanguage());
  return translateNow(key, values);
}
