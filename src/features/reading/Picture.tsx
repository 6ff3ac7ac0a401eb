import type { ReactNode } from 'react';
import styles from './Picture.module.css';

/** A picture of a page: an `img` with an id. `<tp-picture>` opens it larger. */
export function Picture({ children }: { readonly children: ReactNode }): ReactNode {
  return <tp-picture className={styles.frame}>{children}</tp-picture>;
}
