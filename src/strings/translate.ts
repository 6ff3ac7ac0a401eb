import { en, type Catalog, type StringKey } from './en';

/** Languages there are; English is the only one today (spec 1.6). */
const CATALOGS: Readonly<Record<string, Catalog>> = { en };

export const DEFAULT_LANGUAGE = 'en';

/** What shows in place of a text when the whole language is missing (spec 8). */
const MISSING_LANGUAGE_TEXT = '…';

/** Values for the `{name}` places of a text. */
export type StringValues = Readonly<Record<string, string | number>>;

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
