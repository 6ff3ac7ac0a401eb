import { ONE_YEAR, readCookie, writeCookie } from './browserStorage';
import { demoFileInHash } from './codeHash';
import { createPreference, parseChoice } from './preference';

/** What a sample is styled with. */
export type CodeStyling = 'system' | 'tailwind' | 'css';

const COOKIE = 'codeStyling';

const STYLINGS: readonly CodeStyling[] = ['system', 'tailwind', 'css'];
const DEFAULT_STYLING: CodeStyling = 'system';

/** The stylings in the order in which a hash is asked for them. */
const HASH_ORDER: readonly CodeStyling[] = ['tailwind', 'css', 'system'];

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
export const codeStylingPreference = createPreference<CodeStyling>({
  values: STYLINGS,
  fallback: DEFAULT_STYLING,
  read: () => stylingAtLoad(window.location.hash, readCookie(COOKIE)),
  readKept: () => readCookie(COOKIE),
  write: (value) => {
    writeCookie(COOKIE, value, ONE_YEAR);
  },
});
