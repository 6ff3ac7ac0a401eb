import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Props } from '@theme/ColorModeToggle';
import { translate } from '@site/src/strings/all';
import styles from './styles.module.css';

/** Toggles dark mode (spec 2.2); `src/preferences` handles the press, CSS selects the icon. */
export default function ColorModeToggle({ className }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn needs-scripts', styles.toggle, className)}
      data-mode-toggle
      aria-pressed={false}
      aria-label={translate('header.mode')}
      title={translate('header.mode')}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.light}>
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400" />
      </svg>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.dark}>
        <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />
      </svg>
    </button>
  );
}
