import {
  type CodeChoice,
  DEFAULT_STYLING,
  DEFAULT_VARIANT,
  STYLINGS,
  VARIANTS,
} from '../site/stylings';
import { readCookie, writeCookie } from './browserStorage';
import { createPreference, parseChoice, type Preference } from './preference';

/** Creates a preference that a cookie stores for a year, from each visit on; a default is not stored. */
function createCodePreference<Value extends string>(
  cookie: string,
  values: readonly Value[],
  fallback: Value,
): Preference<Value> {
  const write = (value: Value): void => writeCookie(cookie, value);
  const read = (): Value | null => {
    const kept = parseChoice(values, readCookie(cookie));
    if (kept !== null) {
      write(kept);
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

/** The stylings in the order in which a hash is matched: the default last. */
const HASH_ORDER = [...STYLINGS.slice(1), DEFAULT_STYLING];

/**
 * The choice that a demo's hash requests (spec 3.1, 3.2); `null` for what it does not.
 *
 * @param hash such as `#tailwind-DashboardLayoutBasic.tsx`, untrusted
 */
export function choiceInHash(hash: string): { [Key in keyof CodeChoice]: CodeChoice[Key] | null } {
  let file = hash;
  try {
    file = decodeURIComponent(hash);
  } catch {
    // A malformed hash (`#%E0%A4%A`) is taken as it is.
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
 * A script for the head that sets the choice on the root element before the first paint, so that style
 * sheets show the chosen version from the start and no sample changes visibly (spec 2.4, 3.3). It
 * follows the rules of `choiceInHash` and of the preferences.
 */
export const CODE_CHOICE_SCRIPT = `try{(function(){var h=location.hash,o=${JSON.stringify(HASH_ORDER)};function k(n){return(document.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}try{h=decodeURIComponent(h)}catch(e){}var f=/\\.(js|tsx)$/.exec(h),s=f&&o.find(function(n){return h.includes(n+'-')})||k('codeStyling'),v=f?f[1]==='js'?'JS':'TS':k('codeVariant');document.documentElement.dataset.codeChoice=(o.includes(s)?s:'${DEFAULT_STYLING}')+'-'+(v==='JS'?v:'TS')})()}catch(e){}`;
