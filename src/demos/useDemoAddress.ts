import { useEffect, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeStylingPreference, codeVariantPreference, type CodeChoice } from '../preferences';

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
function demoAnchors(name: string): readonly string[] {
  return codeVariantPreference.values.flatMap((variant) => [
    `system-${name}${ENDINGS[variant]}`,
    ...codeStylingPreference.values.map((styling) => demoAnchor(name, { styling, variant })),
  ]);
}

/** A hash without its sign; a malformed one says nothing. */
function anchorIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

/** Scrolls to a demo when the reader goes to one of its addresses, the one with its own id aside. */
export function useDemoAddress(ref: RefObject<HTMLElement | null>, name: string): void {
  const location = useLocation();
  const { collectAnchor } = useBrokenLinks();
  const anchors = demoAnchors(name);
  anchors.forEach(collectAnchor);
  useEffect(() => {
    const anchor = anchorIn(location.hash);
    if (anchor !== null && demoAnchors(name).includes(anchor)) {
      ref.current?.scrollIntoView();
    }
  }, [location, name, ref]);
}
