import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
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
 * there from the start; its document loads when it comes near the screen. It is not painted before,
 * because a frame without a document is white in dark mode too.
 */
export function DemoFrame({ address, title, height }: Props): ReactNode {
  const [ref, isNear] = useNearScreen<HTMLIFrameElement>(400);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <iframe
      ref={ref}
      className={clsx(styles.frame, !isLoaded && styles.loading)}
      onLoad={() => {
        // The empty document that a frame begins with is "loaded" too.
        setIsLoaded(isNear);
      }}
      title={title}
      height={height}
      src={isNear ? address : undefined}
    />
  );
}
