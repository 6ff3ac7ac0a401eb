import { ONE_YEAR, readCookie, writeCookie } from './browserStorage';
import { demoFileInHash } from './codeHash';
import { createPreference } from './preference';

/** What a sample is styled with. */
export type CodeStyling = 'system' | 'tailwind' | 'css';

const COOKIE = 'codeStyling';

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

/** What samples are styled with: by the address, else as kept, else MUI System (spec 3.1). */
export const codeStylingPreference = createPreference<CodeStyling>({
  values: ['system', 'tailwind', 'css'],
  fallback: 'system',
  read: () => stylingInHash(window.location.hash) ?? readCookie(COOKIE),
  write: (value) => {
    writeCookie(COOKIE, value, ONE_YEAR);
  },
});
