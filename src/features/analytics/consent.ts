import clsx from 'clsx';
import { createStoredPreference, type Preference } from '../../preferences';
import { translate } from '../../strings';
import { callGtag } from './gtag';
import styles from './ConsentNotice.module.css';

/** What the reader said when asked whether visits may be counted with storage (spec 5.7). */
type Consent = 'unasked' | 'granted' | 'denied';

/** Makes the preference that keeps the reader's answer; anything else kept counts as no answer. */
export function createConsentPreference(): Preference<Consent> {
  return createStoredPreference<Consent>('analyticsConsent', {
    values: ['unasked', 'granted', 'denied'],
    fallback: 'unasked',
  });
}

const consentPreference = createConsentPreference();

/** What browsers offer to say no with, of which TypeScript's own list knows only the first. */
type PrivacySignals = Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: unknown };

/** Whether the browser says no for its reader: Do Not Track, or Global Privacy Control (spec 5.7). */
export function objectsToTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

const ANSWERS = [
  { answer: 'denied', label: 'consent.deny' },
  { answer: 'granted', label: 'consent.allow' },
] as const;

const TEXT_ID = 'consent-text';

/** Tells the page's other corner pieces how much room the notice takes (`BackToTop.module.css`). */
const HEIGHT = '--site-notice-height';

/**
 * Asks whether visits may be counted with storage (spec 5.7). The notice lies over the page's corner,
 * takes no focus and waits as long as the reader likes; an answer gives focus back to where it came from.
 *
 * @param onAnswer called once, after the notice is gone
 * @returns what takes the notice away, such as when another tab has the answer
 */
function showConsentNotice(onAnswer: (answer: Exclude<Consent, 'unasked'>) => void): () => void {
  let cameFrom: EventTarget | null = null;
  const root = document.documentElement;
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
  for (const { answer, label } of ANSWERS) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = clsx(styles.answer);
    button.textContent = translate(label);
    button.addEventListener('click', () => {
      if (cameFrom instanceof HTMLElement) {
        cameFrom.focus({ preventScroll: true });
      }
      remove();
      onAnswer(answer);
    });
    answers.append(button);
  }
  notice.append(text, answers);
  document.body.append(notice);
  const sizes = new ResizeObserver(() => {
    root.style.setProperty(HEIGHT, `${notice.offsetHeight}px`);
  });
  sizes.observe(notice);
  function remove(): void {
    sizes.disconnect();
    root.style.removeProperty(HEIGHT);
    notice.remove();
  }
  return remove;
}

/**
 * Hands the reader's answer to Google's tag (spec 5.7). What they are asked is whether visits may be
 * counted, so that is what a yes allows; everything that serves advertising stays denied.
 */
function updateConsent(answer: 'granted' | 'denied'): void {
  callGtag('consent', 'update', { analytics_storage: answer });
}

/**
 * Keeps Google's tag to what the reader allows, and asks where neither they nor their browser has
 * answered yet (spec 5.7). The answer may come from another tab.
 */
export function askForConsent(): void {
  if (objectsToTracking(navigator)) {
    return;
  }
  let removeNotice: (() => void) | null = null;
  const follow = (): void => {
    const answer = consentPreference.get();
    if (answer === 'unasked') {
      removeNotice ??= showConsentNotice(consentPreference.set);
    } else {
      removeNotice?.();
      removeNotice = null;
      updateConsent(answer);
    }
  };
  consentPreference.subscribe(follow);
  follow();
}
