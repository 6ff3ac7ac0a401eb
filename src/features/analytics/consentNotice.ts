import clsx from 'clsx';
import { translate } from '../../strings';
import type { Consent } from './consent';
import styles from './ConsentNotice.module.css';

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
export function showConsentNotice(
  onAnswer: (answer: Exclude<Consent, 'unasked'>) => void,
): () => void {
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
