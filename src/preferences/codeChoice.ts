import { whenShown } from '../dom';
import {
  type CodeChoice,
  DEFAULT_STYLING,
  DEFAULT_VARIANT,
  STYLINGS,
  VARIANTS,
} from '../site/stylings';
import { readCookie, writeCookie } from './browserStorage';
import { HASH_ORDER } from './choiceSettings';
import { choiceInHash, parseChoice } from './headScript';
import { createPreference, type Preference } from './preference';

/** A preference in a cookie, renewed for a year on each visit; a default is not stored. */
function createCodePreference<Value extends string>(
  cookie: string,
  values: readonly Value[],
  fallback: Value,
): Preference<Value> {
  // A page that is prerendered with a choice in its URL may never be opened.
  const write = (value: Value): void => whenShown(() => writeCookie(cookie, value));
  const read = (): Value | null => {
    const kept = parseChoice(values, readCookie(cookie));
    if (kept !== null) {
      writeCookie(cookie, kept);
    }
    return kept;
  };
  return createPreference({ values, fallback, read, write });
}

/** The styling of samples (spec 3.1). */
export const codeStylingPreference = createCodePreference('codeStyling', STYLINGS, DEFAULT_STYLING);

/** The language of samples (spec 3.2). */
export const codeVariantPreference = createCodePreference('codeVariant', VARIANTS, DEFAULT_VARIANT);

/** The reader's current choice. */
export function codeChoice(): CodeChoice {
  return { styling: codeStylingPreference.get(), variant: codeVariantPreference.get() };
}

/** `choiceInHash` of the site's stylings. */
export function chosenInHash(hash: string): ReturnType<typeof choiceInHash> {
  return choiceInHash(hash, HASH_ORDER);
}
