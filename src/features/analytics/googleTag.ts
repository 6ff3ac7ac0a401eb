import { createElement, whenQuiet } from '../../dom';
import { createStoredPreference } from '../../preferences';
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
  security_storage: 'denied',
} as const;

/** The reader's answer on counting visits with storage (spec 5.7). */
const consentPreference = createStoredPreference('analyticsConsent', {
  values: ['unasked', 'granted', 'denied'],
  fallback: 'unasked',
});

/** Opt-out signals of browsers; TypeScript's types have only the first. */
type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: unknown };

/** Whether the browser opts out: Do Not Track or Global Privacy Control (spec 5.7). */
export function objectsToTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

const ANSWERS = [
  ['denied', 'consent.deny'],
  ['granted', 'consent.allow'],
] as const;

const TEXT_ID = 'consent-text';

/** The notice's height, for other elements in that corner (`BackToTop.module.css`). */
const HEIGHT = '--site-notice-height';
/** How far what is reached by keyboard or anchor stays from the notice, in px. */
const DISTANCE = 12;

/**
 * Asks for consent to count visits with storage (spec 5.7). The notice takes no focus and never
 * expires; an answer returns focus to where it was. Returns a function that removes the notice.
 */
function showConsentNotice(): () => void {
  let cameFrom: EventTarget | null = null;
  const answers = ANSWERS.map(([answer, label]) => {
    const attributes = { type: 'button', class: styles.answer };
    const button = createElement('button', attributes, translate(label));
    button.addEventListener('click', () => {
      if (cameFrom instanceof HTMLElement) {
        cameFrom.focus({ preventScroll: true });
      }
      consentPreference.set(answer);
    });
    return button;
  });
  const notice = createElement(
    'section',
    {
      class: styles.notice,
      'aria-label': translate('consent.title'),
      'aria-describedby': TEXT_ID,
    },
    createElement('p', { id: TEXT_ID, class: styles.text }, translate('consent.text')),
    createElement('div', { class: styles.answers }, ...answers),
  );
  notice.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && notice.contains(relatedTarget))) {
      cameFrom = relatedTarget;
    }
  });
  document.body.append(notice);
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty(HEIGHT, `${notice.offsetHeight}px`);
    style.scrollPaddingBottom = `${notice.offsetHeight + DISTANCE}px`;
  });
  sizes.observe(notice);
  return () => {
    sizes.disconnect();
    style.removeProperty(HEIGHT);
    style.scrollPaddingBottom = '';
    notice.remove();
  };
}

/** Applies consent given in any tab, and asks unless reader or browser has answered (spec 5.7). */
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
    // The question is about counting visits only; advertising stays denied.
    callGtag('consent', 'update', { analytics_storage: answer });
  };
  consentPreference.subscribe(follow);
  follow();
}

/**
 * Starts Google's tag for a measurement id in consent mode with all storage denied, and asks the
 * reader (spec 5.7). The site sends page views itself (spec 5.2), so the tag sends none. Events are
 * queued until its script has loaded, which blocks nothing on the page.
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
  // Immediately: browsers would take a late notice for the page's largest contentful paint.
  askForConsent();
  whenQuiet(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${TAG_ADDRESS}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  });
}
