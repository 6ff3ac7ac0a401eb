import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './section.module.css';

interface Props {
  /** The anchor of the heading that this stands right behind. */
  readonly section: string;
}

/** The way to comment on one section from its heading (spec 6.1): a button that `startFeedback` answers. */
export function SectionFeedback({ section }: Props): ReactNode {
  return (
    <div className={styles.section} data-markdown="skip">
      <button
        type="button"
        className={clsx(styles.opener, 'needs-scripts')}
        aria-label={translate('feedback.section')}
        aria-describedby={section}
        aria-expanded={false}
        data-comment-on={section}
      />
    </div>
  );
}
