import clsx from 'clsx';
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './ReferenceTable.module.css';

interface Content {
  readonly children?: ReactNode;
}

interface TableProps extends Content {
  /** Names of the table's columns, separated by spaces. */
  readonly columns: string;
}

/** A reference table. On a narrow screen each of its rows becomes a block of lines. */
export function ReferenceTable({ columns, children }: TableProps): ReactNode {
  const hasDefault = columns.split(' ').includes('default');
  return <div className={clsx(styles.table, hasDefault && styles.hasDefault)}>{children}</div>;
}

interface AnchorProps extends Content {
  readonly id: string;
}

/** The name of a row, which links to itself. */
export function ReferenceAnchor({ id, children }: AnchorProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}

interface MarkProps extends Content {
  readonly kind: 'required' | 'deprecated';
}

/** What sets a row apart from the others, in a word. */
export function ReferenceMark({ kind, children }: MarkProps): ReactNode {
  return <span className={clsx(styles.mark, styles[kind])}>{children}</span>;
}

/** A type in a line: code with links in it. */
export function ReferenceCode({ children }: Content): ReactNode {
  return (
    <code dir="ltr" translate="no">
      {children}
    </code>
  );
}

/** A full type, in its own block. */
export function ReferenceType({ children }: Content): ReactNode {
  return (
    <div dir="ltr" className={styles.type}>
      {children}
    </div>
  );
}
