import { trustScript } from '../trust';
import { callGtag, tagGlobals } from './gtag';

const TAG_ADDRESS = 'https://www.googletagmanager.com/gtag/js';

const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
} as const;

/** Keeps commands until Google's tag has loaded, as Google's own snippet does. */
function createQueue(): (...command: readonly unknown[]) => void {
  const queue = (tagGlobals().dataLayer ??= []);
  return function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the tag takes Arguments objects, not arrays
    queue.push(arguments);
  };
}

/**
 * Loads Google's tag in consent mode with all storage denied (spec 5.7). Page views are the site's
 * own (spec 5.2), so the tag sends none. A second call does nothing.
 *
 * @param id the measurement id
 */
export function loadGoogleTag(id: string): void {
  if (document.querySelector(`script[src^="${TAG_ADDRESS}"]`)) {
    return;
  }
  tagGlobals().gtag ??= createQueue();
  callGtag('consent', 'default', ALL_DENIED);
  callGtag('js', new Date());
  callGtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = trustScript(`${TAG_ADDRESS}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}

/**
 * Hands the reader's answer to Google's tag (spec 5.7). What they are asked is whether visits may be
 * counted, so that is what a yes allows; everything that serves advertising stays denied.
 */
export function updateConsent(answer: 'granted' | 'denied'): void {
  callGtag('consent', 'update', { analytics_storage: answer });
}
