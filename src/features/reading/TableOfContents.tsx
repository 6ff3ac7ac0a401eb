import clsx from 'clsx';
import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './TableOfContents.module.css';

type ElementAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to declare elements
  namespace JSX {
    interface IntrinsicElements {
      'tp-toc': ElementAttributes;
      'tp-table': ElementAttributes;
      'tp-picture': ElementAttributes;
    }
  }
}

interface Props {
  readonly className?: string | undefined;
  /** The list of links to the page's sections. */
  readonly children: ReactNode;
}

/** The sections of a page beside its text; `<tp-toc>` marks the one that is being read. */
export function TableOfContents({ className, children }: Props): ReactNode {
  return (
    <tp-toc>
      <nav
        aria-label={translate('reading.toc')}
        className={clsx(styles.contents, 'thin-scrollbar', className)}
      >
        <p className={styles.title}>{translate('reading.toc')}</p>
        {children}
      </nav>
    </tp-toc>
  );
}
