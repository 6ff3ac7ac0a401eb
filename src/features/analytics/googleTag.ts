import clsx from 'clsx';
import { whenQuiet } from '../../islands';
import { createStoredPreference } from '../../preferences';
import { trustScript } from '../../site/trust';
import { translate } from '../../strings';
import { callGtag, tagGlobals } from './gtag';
import styles from './ConsentNotice.module.css';

const TAG_ADDRESS = 'https://www.googletagmanager.com/gtag/js';

const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
} as const;

/** What the reader said when asked whether visits may be counted with storage (spec 5.7). */
const consentPreference = createStoredPreference('analyticsConsent', {
  values: ['unasked', 'granted', 'denied'],
  fallback: 'unasked',
});

/** What browsers offer to say no with, of which TypeScript's own list knows only the first. */
type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: unknown };

/** Whether the browser says no for its reader: Do Not Track, or Global Privacy Control (spec 5.7). */
export function objectsToTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

const ANSWERS = [
  ['denied', 'consent.deny'],
  ['granted', 'consent.allow'],
] as const;

const TEXT_ID = 'consent-text';

/** Tells the page's other corner pieces how much room the notice takes (`BackToTop.module.css`). */
const HEIGHT = '--site-notice-height';

/**
 * Asks whether visits may be counted with storage (spec 5.7). The notice lies over the page's corner,
 * takes no focus and waits as long as the reader likes; an answer gives focus back to where it came from.
 *
 * @returns what takes the notice away, once there is an answer, here or in another tab
 */
function showConsentNotice(): () => void {
  let cameFrom: EventTarget | null = null;
  const notice = document.createElement('section');
  notice.className = clsx(styles.notice);
  notice.setAttribute('aria-label', translate('consent.title'));
  notice.setAttribute('aria-describedby', TEXT_ID);
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && notice.contains(relatedTarget))) {
      cameFrom = relatedTarget;
    }
  });
  const text = document.createElement('p');
  text.id = TEXT_ID;
  text.className = clsx(styles.text);
  text.textContent = translate('consent.text');
  const answers = document.createElement('div');
  answers.className = clsx(styles.answers);
  for (const [answer, label] of ANSWERS) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = clsx(styles.answer);
    button.textContent = translate(label);
    button.addEventListener('click', () => {
      if (cameFrom instanceof HTMLElement) {
        cameFrom.focus({ preventScroll: true });
      }
      consentPreference.set(answer);
    });
    answers.append(button);
  }
  notice.append(text, answers);
  document.body.append(notice);
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty(HEIGHT, `${notice.offsetHeight}px`);
  });
  sizes.observe(notice);
  return () => {
    sizes.disconnect();
    style.removeProperty(HEIGHT);
    notice.remove();
  };
}

/**
 * Keeps Google's tag to what the reader allows, and asks where neither they nor their browser has
 * answered yet (spec 5.7). The answer may come from another tab.
 */
function askForConsent(): void {
  if (objectsToTracking(navigator)) {
    return;
  }
  let removeNotice: (() => void) | null = null;
  const follow = (): void => {
    const answer = consentPreference.get();
    if (answer === 'unasked') {
      removeNotice ??= showConsentNotice();
      return;
    }
    removeNotice?.();
    removeNotice = null;
    // The question is whether visits may be counted, so that is all that a yes allows; advertising stays denied.
    callGtag('consent', 'update', { analytics_storage: answer });
  };
  consentPreference.subscribe(follow);
  follow();
}

/**
 * Starts Google's tag in consent mode with all storage denied, and asks the reader (spec 5.7). Page views
 * are the site's own (spec 5.2), so the tag sends none. What is reported before its script is there
 * waits in a queue, so the script keeps nothing of the page waiting.
 *
 * @param id the measurement id
 */
export function prepareGoogleTag(id: string): void {
  const globals = tagGlobals();
  const queue = (globals.dataLayer ??= []);
  globals.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params -- the tag takes Arguments objects, not arrays
    queue.push(arguments);
  };
  callGtag('consent', 'default', ALL_DENIED);
  callGtag('js', new Date());
  callGtag('config', id, { send_page_view: false });
  // At once: what shows late is what a browser takes for the page's own last, and largest, paint.
  askForConsent();
  whenQuiet(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trustScript(`${TAG_ADDRESS}?id=${encodeURIComponent(id)}`);
    document.head.append(script);
  });
}
