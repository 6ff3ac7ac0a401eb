import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { BrandProvider } from '../brand/BrandProvider';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { loadDemo } from './registry';

/** Runs a demo; what goes wrong in it shows in its own place and nowhere else. */
export default function RunningDemo({ id }: { id: string }): ReactNode {
  const Component = useMemo(() => lazy(async () => ({ default: await loadDemo(id) })), [id]);
  return (
    <DemoErrorBoundary>
      <BrandProvider>
        <Suspense fallback={null}>
          <Component />
        </Suspense>
      </BrandProvider>
    </DemoErrorBoundary>
  );
}
