import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { BrandProvider } from '../../brand/BrandProvider';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings';
import styles from './Demo.module.css';
import { entryOf } from './registry';

async function loadDemo(id: string): Promise<ComponentType> {
  const { demos } = await import('@generated/demos/default/registry');
  return (await entryOf(demos, id)()).default;
}

/** Requested demos; failures are removed, so that a reset retries. */
const requested = new Map<string, Promise<ComponentType>>();

function requestDemo(id: string): Promise<ComponentType> {
  const demo = requested.get(id) ?? loadDemo(id);
  requested.set(id, demo);
  demo.catch(() => requested.delete(id));
  return demo;
}

function RunningDemo({ id }: { readonly id: string }): ReactNode {
  return <BrandProvider>{createElement(use(requestDemo(id)))}</BrandProvider>;
}

/** Runs a demo inside an error boundary. */
export const mount = mountComponent(RunningDemo, (error) => (
  <p role="alert" className={styles.failure}>
    {translate('demo.failed')} <code>{error.message}</code>
  </p>
));
