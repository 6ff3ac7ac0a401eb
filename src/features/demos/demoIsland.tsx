import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { BrandProvider } from '../../brand/BrandProvider';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import styles from './Demo.module.css';
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

function LoadedDemo({ id }: { readonly id: string }): ReactNode {
  return createElement(use(requestDemo(id)));
}

function RunningDemo({ id }: { readonly id: string }): ReactNode {
  return (
    <BrandProvider>
      <LoadedDemo id={id} />
    </BrandProvider>
  );
}

/** Runs a demo; what goes wrong in it shows in its own place and nowhere else. */
export const mount = mountComponent(RunningDemo, (error) => (
  <p role="alert" className={styles.failure}>
    {translate('demo.failed')} <code>{error.message}</code>
  </p>
));
