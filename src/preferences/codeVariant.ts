import { ONE_YEAR, readCookie, writeCookie } from './browserStorage';
import { demoFileInHash } from './codeHash';
import { createPreference, parseChoice } from './preference';

/** The language a sample is written in. */
export type CodeVariant = 'JS' | 'TS';

const COOKIE = 'codeVariant';

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
const DEFAULT_VARIANT: CodeVariant = 'TS';

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
export const codeVariantPreference = createPreference<CodeVariant>({
  values: VARIANTS,
  fallback: DEFAULT_VARIANT,
  read: () => variantAtLoad(window.location.hash, readCookie(COOKIE)),
  readKept: () => readCookie(COOKIE),
  write: (value) => {
    writeCookie(COOKIE, value, ONE_YEAR);
  },
});
