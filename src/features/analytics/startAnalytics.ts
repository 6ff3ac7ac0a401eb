import { whenShown } from '../../islands';
import {
  codeVariantPreference,
  shownColorMode,
  subscribeToColorMode,
  systemColorMode,
} from '../../preferences';
import { siteEnvironment } from '../../site/config';
import { userLanguage } from '../../strings';
import { reportClicks } from './clicks';
import { callGtag, sendEvent } from './gtag';
import { prepareGoogleTag } from './googleTag';
import { measureVisit } from './webVitals';

/** A meta tag's content; the string `null` if there is none (spec 1.4). */
function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/** Reports page views: on load and on bfcache restores, not for a new hash or query (spec 5.2). */
function reportPageViews(): void {
  const report = (): void => {
    sendEvent('page_view', {
      page_title: document.title,
      page_location: window.location.pathname,
      productId: metaContent('mui:productId'),
      productCategoryId: metaContent('mui:productCategoryId'),
    });
  };
  report();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      report();
    }
  });
}

/** A query matches one ratio only, so each change needs a new one. */
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

/** Sends the reader's setup to Google's tag, at start and on each change (spec 5.6). */
function reportUserProperties(): void {
  let last = '';
  const report = (): void => {
    const properties = {
      codeVariant: codeVariantPreference.get(),
      userLanguage: userLanguage(),
      // Rounded, because zooming yields ratios such as 1.100000023841858.
      devicePixelRatio: Math.round(window.devicePixelRatio * 100) / 100,
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

/**
 * Starts all measurement on a page and its consent notice (spec 5), without interaction (spec 4.9).
 * Prerendered pages start when shown. `random`, in [0, 1), is for what is only sampled.
 */
export function startAnalytics(random: () => number = Math.random): void {
  const { gtagId } = siteEnvironment();
  whenShown(() => {
    // First: the tag needs its consent settings before anything else.
    if (gtagId !== null) {
      prepareGoogleTag(gtagId);
    }
    reportUserProperties();
    reportPageViews();
    reportClicks(random);
    void measureVisit(random);
  });
}
