import first from './en/first.json';
import later from './en/later.json';
import { inUserLanguage } from './translate';

/** The English UI strings. */
export const english = { ...first, ...later };

/** Key of a UI string; English, the fallback, has all of them (spec 8). */
export type StringKey = keyof typeof english;

/** Any UI string: for what is prerendered, and for what loads later than the script of every page. */
export const translate = inUserLanguage(english);
