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
 * A demo in its own document: its media queries, portals and address stay inside. The frame comes when
 * its place nears the screen: an empty one costs a phone 30 ms too. It is not painted before its
 * document is there, because it is white in dark mode too until then.
 */
export function DemoFrame({ address, title, height }: Props): ReactNode {
  const [ref, isNear] = useNearScreen<HTMLDivElement>(400);
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div ref={ref} style={{ height }}>
      {isNear && (
        <iframe
          className={clsx(styles.frame, !isLoaded && styles.loading)}
          onLoad={() => {
            setIsLoaded(true);
          }}
          title={title}
          height={height}
          src={address}
        />
      )}
    </div>
  );
}
