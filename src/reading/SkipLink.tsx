import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '../strings';
import { focusElement } from './focusElement';
import styles from './SkipLink.module.css';

interface Props {
  /** The id of what stands below the header, for readers without scripts. */
  readonly fallbackId: string;
}

/** The first thing that Tab reaches: past the header and the sidebar to the page itself (WCAG 2.4.1). */
export function SkipLink({ fallbackId }: Props): ReactNode {
  const translate = useTranslate();
  const skip = (event: MouseEvent): void => {
    const main = document.querySelector('main');
    if (main) {
      event.preventDefault();
      main.scrollIntoView();
      focusElement(main);
    }
  };
  return (
    <div role="region" aria-label={translate('reading.skip')}>
      <a href={`#${fallbackId}`} className={styles.link} onClick={skip}>
        {translate('reading.skip')}
      </a>
    </div>
  );
}
