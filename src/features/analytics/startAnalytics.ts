import type { MetricType } from 'web-vitals';
import { whenShown } from '../../dom';
import {
  codeVariantPreference,
  decideOnceAVisit,
  shownColorMode,
  subscribeToColorMode,
  systemColorMode,
} from '../../preferences';
import { siteEnvironment } from '../../site/config';
import { userLanguage } from '../../strings';
import { callGtag, sendEvent } from './gtag';
import { prepareGoogleTag } from './googleTag';

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

const REPORTING_ELEMENT = '[data-ga-event-category]:not([data-ga-event-category=""])';

/** Share of clicks to report (`data-ga-event-split`); 1 for anything but a number from 0 to 1. */
export function parseShare(text = ''): number {
  const share = text.trim() === '' ? NaN : Number(text);
  return share >= 0 && share <= 1 ? share : 1;
}

/** Reports clicks on elements with `data-ga-event-category`; the nearest one wins (spec 5.4). */
export function reportClicks(random: () => number): void {
  const onClick = ({ target }: MouseEvent): void => {
    const element =
      target instanceof Element ? target.closest<HTMLElement>(REPORTING_ELEMENT) : null;
    const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = element?.dataset ?? {};
    if (gaEventCategory !== undefined && random() < parseShare(gaEventSplit)) {
      sendEvent(gaEventCategory, {
        ...(gaEventAction !== undefined && { eventAction: gaEventAction }),
        ...(gaEventLabel !== undefined && { eventLabel: gaEventLabel }),
      });
    }
  };
  // Before the page's handlers, which may stop the event or remove the element.
  document.addEventListener('click', onClick, { capture: true });
}

/** Share of visits that are measured: 0.01% (spec 5.5). */
const MEASURED_SHARE = 0.0001;

function reportMetric({ name, delta, value, id }: MetricType): void {
  sendEvent(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** Measures the page in sampled visits; only those download the library (spec 5.5). */
export async function measureVisit(
  random: () => number,
  load = () => import('web-vitals'),
): Promise<void> {
  const decision = decideOnceAVisit('vitals', ['measured', 'unmeasured'], () =>
    random() < MEASURED_SHARE ? 'measured' : 'unmeasured',
  );
  if (decision === 'unmeasured') {
    return;
  }
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
    [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => measure(reportMetric));
  } catch {
    // The library did not load: this page is not measured.
  }
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
