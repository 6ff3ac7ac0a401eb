import type { ComponentProps, ReactNode } from 'react';
import styles from './ScrollTable.module.css';

/** A table of a page; `<tp-table>` lets the keyboard scroll one that is wider than the page. */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <tp-table className={styles.frame}>
      <table {...props} />
    </tp-table>
  );
}
