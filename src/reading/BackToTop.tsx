import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './BackToTop.module.css';
import { focusElement } from './focusElement';

/** How far down a page its top is worth a button, in px. */
const THRESHOLD = 600;

/** Whether the reader is far down the page and turned back up; on the way down nothing is covered. */
function useTurnedBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      if (now !== last) {
        setIsBack(now < last && now > THRESHOLD);
        last = now;
      }
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isBack;
}

function goToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    focusElement(heading);
  }
}

/** Leads back to the page's heading, and takes the focus there: the button itself goes away. */
export function BackToTop(): ReactNode {
  const translate = useTranslate();
  const isShown = useTurnedBack();
  return (
    <button
      type="button"
      className={clsx(styles.button, isShown && styles.shown)}
      aria-label={translate('reading.top')}
      onClick={goToTop}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
