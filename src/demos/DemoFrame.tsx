import type { ReactNode } from 'react';
import styles from './Demo.module.css';
import { useNearScreen } from './useNearScreen';

interface Props {
  readonly address: string;
  readonly title: string;
  /** In px. */
  readonly height: number;
}

/**
 * A demo in its own document: its media queries, portals and address stay inside. The frame is
 * there from the start; its document loads when it comes near the screen.
 */
export function DemoFrame({ address, title, height }: Props): ReactNode {
  const [ref, isNear] = useNearScreen<HTMLIFrameElement>(400);
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      height={height}
      src={isNear ? address : undefined}
    />
  );
}
