import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** The numbered list inside becomes steps: numbers that catch the eye, on a line from one to the next. */
export function Steps({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
