import { useId, useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import type { Consent } from './consent';
import styles from './ConsentNotice.module.css';

const ANSWERS = [
  { answer: 'denied', label: 'consent.deny' },
  { answer: 'granted', label: 'consent.allow' },
] as const;

interface Props {
  readonly onAnswer: (answer: Consent) => void;
}

/**
 * Asks whether visits may be counted with storage (spec 5.7). It lies over the page's corner, takes
 * no focus and waits as long as the reader likes; an answer gives focus back to where it came from.
 */
export function ConsentNotice({ onAnswer }: Props): ReactNode {
  const translate = useTranslate();
  const textId = useId();
  const notice = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const rememberOrigin = ({ relatedTarget }: FocusEvent): void => {
    if (!notice.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  return (
    <section
      ref={notice}
      className={styles.notice}
      aria-label={translate('consent.title')}
      aria-describedby={textId}
    >
      <p id={textId} className={styles.text}>
        {translate('consent.text')}
      </p>
      <div className={styles.answers}>
        {ANSWERS.map(({ answer, label }) => (
          <button
            key={answer}
            type="button"
            className={styles.answer}
            onFocus={rememberOrigin}
            onClick={() => {
              if (cameFrom.current instanceof HTMLElement) {
                cameFrom.current.focus({ preventScroll: true });
              }
              onAnswer(answer);
            }}
          >
            {translate(label)}
          </button>
        ))}
      </div>
    </section>
  );
}
