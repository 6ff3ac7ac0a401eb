import { ONE_YEAR, readCookie, writeCookie } from './browserStorage';
import { demoFileInHash } from './codeHash';
import { createPreference } from './preference';

/** The language a sample is written in. */
export type CodeVariant = 'JS' | 'TS';

const COOKIE = 'codeVariant';

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

/** The language of samples: by the address, else as kept, else TypeScript (spec 3.2). */
export const codeVariantPreference = createPreference<CodeVariant>({
  values: ['TS', 'JS'],
  fallback: 'TS',
  read: () => variantInHash(window.location.hash) ?? readCookie(COOKIE),
  write: (value) => {
    writeCookie(COOKIE, value, ONE_YEAR);
  },
});
