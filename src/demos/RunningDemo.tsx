import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { BrandProvider } from '../brand/BrandProvider';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { loadDemo } from './registry';

/** Demos asked for, so that a demo that is shown again is not loaded again. */
const requested = new Map<string, Promise<ComponentType>>();

function requestDemo(id: string): Promise<ComponentType> {
  const known = requested.get(id);
  if (known) {
    return known;
  }
  const demo = loadDemo(id);
  requested.set(id, demo);
  demo.catch(() => {
    // Not kept: resetting the demo asks for it again.
    requested.delete(id);
  });
  return demo;
}

function LoadedDemo({ id }: { id: string }): ReactNode {
  return createElement(use(requestDemo(id)));
}

/** Runs a demo; what goes wrong in it shows in its own place and nowhere else. */
export default function RunningDemo({ id }: { id: string }): ReactNode {
  return (
    <DemoErrorBoundary>
      <BrandProvider>
        <Suspense fallback={null}>
          <LoadedDemo id={id} />
        </Suspense>
      </BrandProvider>
    </DemoErrorBoundary>
  );
}
