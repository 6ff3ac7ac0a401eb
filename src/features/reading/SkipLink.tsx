import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './SkipLink.module.css';

interface Props {
  /** The id of what stands below the header. */
  readonly target: string;
}

/** The first thing that Tab reaches: past the header and the sidebar to the page itself (WCAG 2.4.1). */
export function SkipLink({ target }: Props): ReactNode {
  return (
    <div role="region" aria-label={translate('reading.skip')}>
      <a href={`#${target}`} className={styles.link}>
        {translate('reading.skip')}
      </a>
    </div>
  );
}
