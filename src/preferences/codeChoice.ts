import {
  type CodeChoice,
  type CodeStyling,
  type CodeVariant,
  DEFAULT_STYLING,
  DEFAULT_VARIANT,
  STYLINGS,
  VARIANTS,
} from '../site/stylings';
import { ONE_YEAR, readCookie, writeCookie } from './browserStorage';
import { createPreference, parseChoice, type Preference } from './preference';

/** A decoded hash; a malformed one (`#%E0%A4%A`) is returned unchanged. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * The file name of the demo that a hash points to.
 *
 * @param hash from the URL, untrusted
 * @returns such as `tailwind-DashboardLayoutBasic.tsx`, or `null` if it is not a demo's hash
 */
function demoFileInHash(hash: string): string | null {
  const text = decodeHash(hash);
  return text.endsWith('.js') || text.endsWith('.tsx') ? text : null;
}

/**
 * Creates a preference that a demo's URL can set, and that a cookie stores for a year.
 *
 * @param atLoad the initial value, from the hash and the stored value
 */
function createCodePreference<Value extends string>(
  cookie: string,
  options: Pick<Preference<Value>, 'values' | 'fallback'>,
  atLoad: (hash: string, kept: string | null) => Value,
): Preference<Value> {
  return createPreference({
    ...options,
    read: () => atLoad(window.location.hash, readCookie(cookie)),
    readKept: () => readCookie(cookie),
    write: (value) => writeCookie(cookie, value, ONE_YEAR),
  });
}

/** The stylings in the order in which a hash is matched: the default last. */
const HASH_ORDER: readonly CodeStyling[] = [
  ...STYLINGS.filter((styling) => styling !== DEFAULT_STYLING),
  DEFAULT_STYLING,
];

/**
 * The styling that a hash requests (spec 3.1).
 *
 * @param hash such as `#tailwind-DashboardLayoutBasic.tsx`, untrusted
 * @returns `null` when it requests none
 */
export function stylingInHash(hash: string): CodeStyling | null {
  const file = demoFileInHash(hash);
  return file === null ? null : (HASH_ORDER.find((name) => file.includes(`${name}-`)) ?? null);
}

/**
 * The initial styling: from the hash, else stored, else the default (spec 3.1).
 *
 * @param hash from the URL, untrusted
 * @param kept the cookie's value, untrusted
 */
export function stylingAtLoad(hash: string, kept: string | null): CodeStyling {
  return stylingInHash(hash) ?? parseChoice(STYLINGS, kept) ?? DEFAULT_STYLING;
}

/** The styling of samples (spec 3.1). */
export const codeStylingPreference = createCodePreference(
  'codeStyling',
  { values: STYLINGS, fallback: DEFAULT_STYLING },
  stylingAtLoad,
);

/**
 * The code variant that a hash requests (spec 3.2).
 *
 * @param hash such as `#DashboardLayoutBasic.js`, untrusted
 * @returns `null` when it requests none
 */
export function variantInHash(hash: string): CodeVariant | null {
  const file = demoFileInHash(hash);
  if (file === null) {
    return null;
  }
  return file.endsWith('.js') ? 'JS' : 'TS';
}

/**
 * The initial variant: from the hash, else stored, else the default (spec 3.2).
 *
 * @param hash from the URL, untrusted
 * @param kept the cookie's value, untrusted
 */
export function variantAtLoad(hash: string, kept: string | null): CodeVariant {
  return variantInHash(hash) ?? parseChoice(VARIANTS, kept) ?? DEFAULT_VARIANT;
}

/** The language of samples (spec 3.2). */
export const codeVariantPreference = createCodePreference(
  'codeVariant',
  { values: VARIANTS, fallback: DEFAULT_VARIANT },
  variantAtLoad,
);

/**
 * A script for the head that sets the choice on the root element before the first paint, so that style
 * sheets show the chosen version from the start and no sample changes visibly (spec 2.4, 3.3). It
 * follows the rules of `stylingAtLoad` and `variantAtLoad`.
 */
export const CODE_CHOICE_SCRIPT = `try{(function(){var h=location.hash,o=${JSON.stringify(HASH_ORDER)};function k(n){return(document.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}try{h=decodeURIComponent(h)}catch(e){}var f=/\\.(js|tsx)$/.exec(h),s=f&&o.find(function(n){return h.includes(n+'-')})||k('codeStyling'),v=f?f[1]==='js'?'JS':'TS':k('codeVariant');document.documentElement.dataset.codeChoice=(o.includes(s)?s:'${DEFAULT_STYLING}')+'-'+(v==='JS'?v:'TS')})()}catch(e){}`;

/** The reader's current choice. */
export function codeChoice(): CodeChoice {
  return { styling: codeStylingPreference.get(), variant: codeVariantPreference.get() };
}
