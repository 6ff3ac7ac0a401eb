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

/** A hash as its element is named; a malformed one (`#%E0%A4%A`) as it stands. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * The name of the demo file that a hash leads to.
 *
 * @param hash as the browser gives it, of any content
 * @returns such as `#tailwind-DashboardLayoutBasic.tsx`, or `null` where it is no demo's address
 */
function demoFileInHash(hash: string): string | null {
  const text = decodeHash(hash);
  return text.endsWith('.js') || text.endsWith('.tsx') ? text : null;
}

/**
 * Makes a preference that a demo's address may ask for, and that a cookie keeps for a year.
 *
 * @param atLoad the value a page is loaded with, from its hash and from what was kept
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

/** The stylings in the order in which a hash is asked for them: the default last. */
const HASH_ORDER: readonly CodeStyling[] = [
  ...STYLINGS.filter((styling) => styling !== DEFAULT_STYLING),
  DEFAULT_STYLING,
];

/**
 * The styling that a hash asks for (spec 3.1).
 *
 * @param hash such as `#tailwind-DashboardLayoutBasic.tsx`, of any content
 * @returns `null` when it asks for none
 */
export function stylingInHash(hash: string): CodeStyling | null {
  const file = demoFileInHash(hash);
  return file === null ? null : (HASH_ORDER.find((name) => file.includes(`${name}-`)) ?? null);
}

/**
 * The styling a page is loaded with: the hash's, else the kept one, else the default (spec 3.1).
 *
 * @param hash as the browser gives it, of any content
 * @param kept the cookie's value, of any content
 */
export function stylingAtLoad(hash: string, kept: string | null): CodeStyling {
  return stylingInHash(hash) ?? parseChoice(STYLINGS, kept) ?? DEFAULT_STYLING;
}

/** What samples are styled with (spec 3.1). */
export const codeStylingPreference = createCodePreference(
  'codeStyling',
  { values: STYLINGS, fallback: DEFAULT_STYLING },
  stylingAtLoad,
);

/**
 * The variant that a hash asks for (spec 3.2).
 *
 * @param hash such as `#DashboardLayoutBasic.js`, of any content
 * @returns `null` when it asks for none
 */
export function variantInHash(hash: string): CodeVariant | null {
  const file = demoFileInHash(hash);
  if (file === null) {
    return null;
  }
  return file.endsWith('.js') ? 'JS' : 'TS';
}

/**
 * The variant a page is loaded with: the hash's, else the kept one, else the default (spec 3.2).
 *
 * @param hash as the browser gives it, of any content
 * @param kept the cookie's value, of any content
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
 * A script for the head that states the choice on the root element before anything is painted, so
 * that style sheets show the chosen version from the first paint on and no sample changes before
 * the reader's eyes (spec 2.4, 3.3). It follows the rules of `stylingAtLoad` and `variantAtLoad`.
 */
export const CODE_CHOICE_SCRIPT = `try{(function(){var h=location.hash,o=${JSON.stringify(HASH_ORDER)};function k(n){return(document.cookie.match('(?:^|; )'+n+'=([^;]*)')||[])[1]}try{h=decodeURIComponent(h)}catch(e){}var f=/\\.(js|tsx)$/.exec(h),s=f&&o.find(function(n){return h.includes(n+'-')})||k('codeStyling'),v=f?f[1]==='js'?'JS':'TS':k('codeVariant');document.documentElement.dataset.codeChoice=(o.includes(s)?s:'${DEFAULT_STYLING}')+'-'+(v==='JS'?v:'TS')})()}catch(e){}`;

/** The reader's choice now. */
export function codeChoice(): CodeChoice {
  return { styling: codeStylingPreference.get(), variant: codeVariantPreference.get() };
}
