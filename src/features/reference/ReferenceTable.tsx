import clsx from 'clsx';
import type { PropsWithChildren } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './ReferenceTable.module.css';

/**
 * A reference table. On a narrow screen each of its rows becomes a block of lines.
 *
 * @param props.columns names of the table's columns, separated by spaces
 */
export function ReferenceTable({ columns, children }: PropsWithChildren<{ columns: string }>) {
  const hasDefault = columns.split(' ').includes('default');
  return <div className={clsx(styles.table, hasDefault && styles.hasDefault)}>{children}</div>;
}

/** The name of a row, which links to itself. */
export function ReferenceAnchor({ id, children }: PropsWithChildren<{ id: string }>) {
  useBrokenLinks().collectAnchor(id);
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}

type Mark = 'required' | 'deprecated';

/** What sets a row apart from the others, in a word. */
export function ReferenceMark({ kind, children }: PropsWithChildren<{ kind: Mark }>) {
  return <span className={clsx(styles.mark, styles[kind])}>{children}</span>;
}

/** A type in a line: code with links in it. */
export function ReferenceCode({ children }: PropsWithChildren) {
  return (
    <code dir="ltr" translate="no">
      {children}
    </code>
  );
}

/** A full type, in its own block. */
export function ReferenceType({ children }: PropsWithChildren) {
  return (
    <div dir="ltr" className={styles.type}>
      {children}
    </div>
  );
}
