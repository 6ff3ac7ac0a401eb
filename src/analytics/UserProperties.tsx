import { useEffect } from 'react';
import { callGtag } from './gtag';
import type { ColorScheme } from './systemScheme';

interface Props {
  readonly codeVariant: string;
  readonly userLanguage: string;
  readonly devicePixelRatio: number;
  /** The scheme that the system asks for. */
  readonly colorSchemeOS: ColorScheme;
  /** The scheme that the page shows. */
  readonly colorScheme: ColorScheme;
}

/** Tells Google's tag of the reader's set-up, at start and on each change (spec 5.6). */
export function UserProperties({
  codeVariant,
  userLanguage,
  devicePixelRatio,
  colorSchemeOS,
  colorScheme,
}: Props): null {
  useEffect(() => {
    callGtag('set', 'user_properties', {
      codeVariant,
      userLanguage,
      devicePixelRatio,
      colorSchemeOS,
      colorScheme,
    });
  }, [codeVariant, userLanguage, devicePixelRatio, colorSchemeOS, colorScheme]);
  return null;
}
