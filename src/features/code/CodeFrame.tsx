import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../strings';
import './codeColours.css';
import styles from './CodeFrame.module.css';

interface Props {
  readonly title?: ReactNode;
  /** Name of the language, for the reader. */
  readonly language: string | null;
  /** The code: anything with one `pre` inside. */
  readonly children: ReactNode;
}

/**
 * What stands around the code of a block: its title, its language and what can be done with it (spec 3.4),
 * in a bar where there is a title, in the corner otherwise. Code reads from left to right on every page
 * (spec 2.3) and is translated on none. Wrapping is offered where lines are too long (`startCode`).
 */
export function CodeFrame({ title, language, children }: Props): ReactNode {
  return (
    <tp-code
      dir="ltr"
      className={styles.frame}
      // Tells the page's Markdown where the block is, and its title.
      data-code={typeof title === 'string' ? title : ''}
    >
      <div className={clsx(styles.bar, !title && styles.corner)} data-code-bar>
        <span className={styles.label} data-code-label>
          {Boolean(title) && <span className={styles.title}>{title}</span>}
          {language}
        </span>
        <button
          type="button"
          hidden
          className={clsx(styles.tool, 'needs-scripts')}
          data-code-tool="wrap"
          aria-pressed={false}
        >
          {translate('code.wrap')}
        </button>
        <button type="button" className={clsx(styles.tool, 'needs-scripts')} data-code-tool="copy">
          {translate('code.copy.idle')}
        </button>
      </div>
      <div translate="no">{children}</div>
    </tp-code>
  );
}
