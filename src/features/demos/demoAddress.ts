import { codeStylingPreference, codeVariantPreference, type CodeChoice } from '../../preferences';

const ENDINGS = { TS: '.tsx', JS: '.js' } as const;

/**
 * A demo's address in its page: `DashboardLayoutBasic.tsx`, or `tailwind-DashboardLayoutBasic.js`
 * (spec 3.3).
 *
 * @param name the demo's, such as `DashboardLayoutBasic`
 */
export function demoAnchor(name: string, { styling, variant }: CodeChoice): string {
  return `${styling === 'system' ? '' : `${styling}-`}${name}${ENDINGS[variant]}`;
}

/** Every address that leads to a demo. */
export function demoAnchors(name: string): readonly string[] {
  return codeVariantPreference.values.flatMap((variant) => [
    `system-${name}${ENDINGS[variant]}`,
    ...codeStylingPreference.values.map((styling) => demoAnchor(name, { styling, variant })),
  ]);
}

/** Whether a hash, of any content, leads to a demo. */
export function leadsToDemo(hash: string, name: string): boolean {
  try {
    return demoAnchors(name).includes(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed one says nothing.
    return false;
  }
}
