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

/** What a page says of itself in its head; `null`, as in spec 1.4, where it says nothing. */
function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? 'null';
}

/**
 * Reports the page that is shown, once, and again when the browser brings it back whole from its cache
 * (spec 5.2). Another hash or query is the same page.
 */
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
function reportUserProperties(): void {
  let last = '';
  const report = (): void => {
    const properties = {
      codeVariant: codeVariantPreference.get(),
      userLanguage: userLanguage(),
      // To two places, because zooming gives ratios such as 1.100000023841858.
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
 * Everything that is measured on a page, and the notice that asks for it (spec 5). It begins when the page
 * is shown, which for one that the browser made ahead of a click is later, and needs nothing that the
 * reader does (spec 4.9).
 *
 * @param random gives a number from 0 up to 1; what is only sampled depends on it
 */
export function startAnalytics(random: () => number = Math.random): void {
  const { gtagId } = siteEnvironment();
  whenShown(() => {
    // First: the tag takes its consent before all else.
    if (gtagId !== null) {
      prepareGoogleTag(gtagId);
    }
    reportUserProperties();
    reportPageViews();
    reportClicks(random);
    void measureVisit(random);
  });
}
