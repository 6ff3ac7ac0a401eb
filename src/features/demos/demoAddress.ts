import { type CodeChoice, codeChoices, DEFAULT_STYLING, VARIANTS } from '../../site/stylings';

const ENDINGS = { TS: '.tsx', JS: '.js' } as const;

/** A demo's fragment, such as `AccountBasic.tsx` or `tailwind-AccountBasic.js` (spec 3.3). */
export function demoAnchor(name: string, { styling, variant }: CodeChoice): string {
  return `${styling === DEFAULT_STYLING ? '' : `${styling}-`}${name}${ENDINGS[variant]}`;
}

/** All fragments that link to a demo. */
export function demoAnchors(name: string): readonly string[] {
  const named = VARIANTS.map((variant) => `${DEFAULT_STYLING}-${name}${ENDINGS[variant]}`);
  return [...named, ...codeChoices().map((choice) => demoAnchor(name, choice))];
}

/** The prefix that a hash had while links carried a reader's edits: `#edited:…:system-Name.tsx`. */
const OLD_EDITS = /^#edited:.*:/;

/** Whether a hash is of a link that carried a reader's edits. */
export function isOldEdits(hash: string): boolean {
  return OLD_EDITS.test(hash);
}

/** Whether a hash, possibly malformed, links to a demo. */
export function linksToDemo(hash: string, name: string): boolean {
  try {
    return demoAnchors(name).includes(decodeURIComponent(hash).replace(OLD_EDITS, '#').slice(1));
  } catch {
    return false;
  }
}
