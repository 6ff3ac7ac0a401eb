import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './BackToTop.module.css';

/** The way back to the page's heading; `backToTop.ts` shows it. */
export function BackToTop(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      data-to-top
      aria-label={translate('reading.top')}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20V5m-7 7 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
