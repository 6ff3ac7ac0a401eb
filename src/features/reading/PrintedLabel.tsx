import type { ReactNode } from 'react';
import styles from './PrintedLabel.module.css';

/** A line that shows on paper only. It is an attribute, so no search and no reader finds it twice. */
export function PrintedLabel({ text }: { readonly text: string }): ReactNode {
  return <span className={styles.label} data-label={text} />;
}
