import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  /** `new`, `experimental` or `deprecated` colours the badge; without one it is grey. */
  readonly kind?: string;
  /** What it says: the colour alone says nothing. */
  readonly children: ReactNode;
}

const KINDS = new Map([
  ['new', styles.new],
  ['experimental', styles.experimental],
  ['deprecated', styles.deprecated],
]);

/** A word or two that set apart what stands before them, such as "New in 0.15". */
export function Badge({ kind = '', children }: Props): ReactNode {
  return (
    <span className={clsx(styles.badge, KINDS.get(kind))} data-badge>
      {children}
    </span>
  );
}
