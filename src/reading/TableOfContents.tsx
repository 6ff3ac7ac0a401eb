import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading';

interface Props {
  /** What the links were made from; another one means other links. */
  readonly entries: unknown;
  readonly className?: string | undefined;
  /** The list of links to the page's sections. */
  readonly children: ReactNode;
}

/** The sections of a page beside its text; the one that is being read is marked. */
export function TableOfContents({ entries, className, children }: Props): ReactNode {
  const translate = useTranslate();
  const list = useRef<HTMLElement>(null);
  useActiveHeading(list, entries);
  return (
    <nav
      ref={list}
      aria-label={translate('reading.toc')}
      className={clsx(styles.contents, 'thin-scrollbar', className)}
    >
      {children}
    </nav>
  );
}
