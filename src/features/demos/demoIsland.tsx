import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { BrandProvider } from '../../brand/BrandProvider';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import styles from './Demo.module.css';
import { loadDemo } from './registry';

/** Promises of loaded demos, so that showing a demo again does not load it again. */
const requested = new Map<string, Promise<ComponentType>>();

function requestDemo(id: string): Promise<ComponentType> {
  const known = requested.get(id);
  if (known) {
    return known;
  }
  const demo = loadDemo(id);
  requested.set(id, demo);
  demo.catch(() => {
    // Not cached: resetting the demo retries.
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

/** Runs a demo inside an error boundary, so that its errors stay in its own area. */
export const mount = mountComponent(RunningDemo, (error) => (
  <p role="alert" className={styles.failure}>
    {translate('demo.failed')} <code>{error.message}</code>
  </p>
));
