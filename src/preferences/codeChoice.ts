import { whenShown } from '../dom';
import {
  type CodeChoice,
  DEFAULT_STYLING,
  DEFAULT_VARIANT,
  STYLINGS,
  VARIANTS,
} from '../site/stylings';
import { readCookie, writeCookie } from './browserStorage';
import { createPreference, parseChoice, type Preference } from './preference';

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

/** Stylings in matching order: the default last. */
const HASH_ORDER = [...STYLINGS.slice(1), DEFAULT_STYLING];

/** The choice in a demo's hash such as `#tailwind-Basic.tsx`; untrusted (spec 3.1, 3.2). */
export function choiceInHash(hash: string): { [Key in keyof CodeChoice]: CodeChoice[Key] | null } {
  let file = hash;
  try {
    file = decodeURIComponent(hash);
  } catch {
    // Malformed (`#%E0%A4%A`): used as is.
  }
  const [, ending] = /\.(js|tsx)$/.exec(file) ?? [];
  if (ending === undefined) {
    return { styling: null, variant: null };
  }
  return {
    styling: HASH_ORDER.find((name) => file.includes(`${name}-`)) ?? null,
    variant: ending === 'js' ? 'JS' : 'TS',
  };
}

/**
 * Sets the choice on `<html>` before the first paint, so that no sample changes visibly (spec 2.4,
 * 3.3). Follows the rules of `choiceInHash` and of the preferences.
 */
export const CODE_CHOICE_SCRIPT = `try{(function(){var h=location.hash,o=${JSON.stringify(HASH_ORDER)};function k(n){return(document.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}try{h=decodeURIComponent(h)}catch(e){}var f=/\\.(js|tsx)$/.exec(h),s=f&&o.find(function(n){return h.includes(n+'-')})||k('codeStyling'),v=f?f[1]==='js'?'JS':'TS':k('codeVariant');document.documentElement.dataset.codeChoice=(o.includes(s)?s:'${DEFAULT_STYLING}')+'-'+(v==='JS'?v:'TS')})()}catch(e){}`;
