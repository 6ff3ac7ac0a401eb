import clsx from 'clsx';
import type { PropsWithChildren } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './ReferenceTable.module.css';

/** A table of the reference; `columns` are space-separated names. */
export function ReferenceTable({ columns, children }: PropsWithChildren<{ columns: string }>) {
  const hasDefault = columns.split(' ').includes('default');
  return <div className={clsx(styles.table, hasDefault && styles.hasDefault)}>{children}</div>;
}

/** A row's name, which links to itself. */
export function ReferenceAnchor({ id, children }: PropsWithChildren<{ id: string }>) {
  useBrokenLinks().collectAnchor(id);
  return (
    <a id={id} href={`#${id}`} className={styles.anchor}>
      {children}
    </a>
  );
}

type Mark = 'required' | 'deprecated';

/** A row's badge. */
export function ReferenceMark({ kind, children }: PropsWithChildren<{ kind: Mark }>) {
  return (
    <span className={clsx(styles.mark, kind === 'deprecated' && styles.deprecated)}>
      {children}
    </span>
  );
}

/** An inline type: code with links. */
export function ReferenceCode({ children }: PropsWithChildren) {
  return (
    <code dir="ltr" translate="no">
      {children}
    </code>
  );
}

/** A full type, as a block. */
export function ReferenceType({ children }: PropsWithChildren) {
  return (
    <div dir="ltr" className={styles.type}>
      {children}
    </div>
  );
}
