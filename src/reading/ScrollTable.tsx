import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './ScrollTable.module.css';
import { useSidewaysScroll } from './useSidewaysScroll';

/**
 * A table of a page. One that is wider than the page scrolls by itself: then it can be focused, so
 * that the arrow keys scroll it, has a name, and fades out where it goes on.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const { isWide, hasMore } = useSidewaysScroll(frame);
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-more={hasMore || undefined}
      {...(isWide && { role: 'group', tabIndex: 0, 'aria-label': translate('reading.table') })}
    >
      <table {...props} />
    </div>
  );
}
