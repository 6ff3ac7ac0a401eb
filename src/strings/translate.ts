import en from './en.json';

/** Name of a UI text. English has all of them; it is the language every other falls back to (spec 8). */
export type StringKey = keyof typeof en;

/** The texts of a language; one that is missing falls back to English. */
export type Catalog = Partial<Record<StringKey, string>>;

/** Languages there are; English is the only one today (spec 1.6). */
const CATALOGS: Readonly<Record<string, Catalog>> = { en };

export const DEFAULT_LANGUAGE = 'en';

/** What shows in place of a text when the whole language is missing (spec 8). */
const MISSING_LANGUAGE_TEXT = '…';

/** Values for the `{name}` places of a text. */
type StringValues = Readonly<Record<string, string | number>>;

export type Translate = (key: StringKey, values?: StringValues) => string;

function fill(text: string, values: StringValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/**
 * Makes the function that gives UI texts in a language (spec 8).
 *
 * @param language code such as `en`
 * @param catalogs the texts by language; English must be among them
 * @returns gives a key's text; warns once a key where the language lacks it and uses English;
 *   where the whole language is missing, logs one error and gives `…`
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

let translateNow: Translate | null = null;

/**
 * A UI text in the reader's language, which is the same for as long as the page lasts (spec 1.6, 8). What
 * the build writes into the pages is English; see `startStrings`.
 */
export function translate(key: StringKey, values?: StringValues): string {
  translateNow ??= createTranslate(userLanguage());
  return translateNow(key, values);
}
