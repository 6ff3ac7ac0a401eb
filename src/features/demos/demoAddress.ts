import { codeStylingPreference, codeVariantPreference } from '../../preferences';
import { type CodeChoice, DEFAULT_STYLING } from '../../site/stylings';

const ENDINGS = { TS: '.tsx', JS: '.js' } as const;

/** A demo's address in its page: `AccountBasic.tsx`, or `tailwind-AccountBasic.js` (spec 3.3). */
export function demoAnchor(name: string, { styling, variant }: CodeChoice): string {
  return `${styling === DEFAULT_STYLING ? '' : `${styling}-`}${name}${ENDINGS[variant]}`;
}

/** All hashes that link to a demo. */
export function demoAnchors(name: string): readonly string[] {
  return codeVariantPreference.values.flatMap((variant) => [
    `${DEFAULT_STYLING}-${name}${ENDINGS[variant]}`,
    ...codeStylingPreference.values.map((styling) => demoAnchor(name, { styling, variant })),
  ]);
}

/** How a hash begins that also brings changes of the demo: `#edited:<packed>:system-Name.tsx`. */
export const EDITED_HASH = '#edited:';

/** Where the changes of a tab are kept: they survive a reload, and go with the tab. */
export const EDITS_KEY = 'demoEdits';

/** Whether a hash, which may be anything, links to a demo. */
export function leadsToDemo(hash: string, name: string): boolean {
  try {
    return demoAnchors(name).includes(decodeURIComponent(hash).replace(/^#(?:edited:.*:)?/, ''));
  } catch {
    // A malformed one says nothing.
    return false;
  }
}
