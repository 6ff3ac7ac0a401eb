import { whenQuiet } from '../../islands';
import { trustScript } from '../../site/trust';
import { askForConsent } from './consent';
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

/** Asks for the tag's script. A second call does nothing. */
function loadScript(id: string): void {
  if (document.querySelector(`script[src^="${TAG_ADDRESS}"]`)) {
    return;
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = trustScript(`${TAG_ADDRESS}?id=${encodeURIComponent(id)}`);
  document.head.append(script);
}

/**
 * Starts Google's tag in consent mode with all storage denied, and asks the reader (spec 5.7). Page views
 * are the site's own (spec 5.2), so the tag sends none. What is reported before its script is there
 * waits in a queue, so the script keeps nothing of the page waiting.
 *
 * @param id the measurement id
 */
export function prepareGoogleTag(id: string): void {
  tagGlobals().gtag ??= createQueue();
  callGtag('consent', 'default', ALL_DENIED);
  callGtag('js', new Date());
  callGtag('config', id, { send_page_view: false });
  // At once: what shows late is what a browser takes for the page's own last, and largest, paint.
  askForConsent();
  whenQuiet(() => {
    loadScript(id);
  });
}
