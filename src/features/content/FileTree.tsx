import type { ReactNode } from 'react';
import styles from './FileTree.module.css';

/** The nested list inside becomes a file tree: names in code, each with what it is for. */
export function FileTree({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.tree}>{children}</div>;
}
