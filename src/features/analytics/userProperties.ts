import {
  codeVariantPreference,
  shownColorMode,
  subscribeToColorMode,
  systemColorMode,
} from '../../preferences';
import { userLanguage } from '../../strings';
import { callGtag } from './gtag';

/** To two places, because zooming gives ratios such as 1.100000023841858. */
function pixelRatio(): number {
  return Math.round(window.devicePixelRatio * 100) / 100;
}

/** A query only tells that the ratio is no longer what it was, so each change asks a new one. */
function followPixelRatio(listener: () => void): void {
  window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      listener();
      followPixelRatio(listener);
    },
    { once: true },
  );
}

/** Tells Google's tag of the reader's set-up, at start and on each change (spec 5.6). */
export function reportUserProperties(): void {
  let last = '';
  const report = (): void => {
    const properties = {
      codeVariant: codeVariantPreference.get(),
      userLanguage: userLanguage(),
      devicePixelRatio: pixelRatio(),
      colorSchemeOS: systemColorMode(),
      colorScheme: shownColorMode(),
    };
    const now = JSON.stringify(properties);
    if (now !== last) {
      last = now;
      callGtag('set', 'user_properties', properties);
    }
  };
  report();
  codeVariantPreference.subscribe(report);
  subscribeToColorMode(report);
  followPixelRatio(report);
}
