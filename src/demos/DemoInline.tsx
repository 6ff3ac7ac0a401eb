import { lazy, Suspense, type ReactNode } from 'react';
import styles from './Demo.module.css';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { useNearScreen } from './useNearScreen';

/** Brings MUI with it, so it loads with the first demo that comes near the screen. */
const RunningDemo = lazy(() => import('./RunningDemo'));

/** A small demo that runs in the page itself. */
export function DemoInline({ id }: { id: string }): ReactNode {
  const [ref, isNear] = useNearScreen<HTMLDivElement>(400);
  return (
    <div ref={ref} className={styles.running}>
      {isNear && (
        <DemoErrorBoundary>
          <Suspense fallback={null}>
            <RunningDemo id={id} />
          </Suspense>
        </DemoErrorBoundary>
      )}
    </div>
  );
}
