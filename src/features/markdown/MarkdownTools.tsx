import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './MarkdownTools.module.css';

interface Props {
  /** Where the page is as Markdown, below the origin. */
  readonly address: string;
}

/** A page as Markdown, to copy (`startPageTools`) or to look at. */
export function MarkdownTools({ address }: Props): ReactNode {
  return (
    <div
      role="group"
      aria-label={translate('markdown.tools')}
      className={styles.tools}
      data-markdown="skip"
    >
      <button
        type="button"
        className={clsx(styles.copy, 'needs-scripts')}
        data-state="idle"
        data-copy-page={address}
      >
        {translate('markdown.copy.idle')}
      </button>
      <a className={styles.view} href={address} type="text/markdown">
        {translate('markdown.view')}
      </a>
    </div>
  );
}
