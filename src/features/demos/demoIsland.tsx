import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { mountComponent } from '../../islands/mount';
import { translate } from '../../strings/all';
import styles from './Demo.module.css';
import { DemoProvider } from './DemoProvider';
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
  return <DemoProvider>{createElement(use(requestDemo(id)))}</DemoProvider>;
}

/** The docs recommend Roboto, so demos use it. Loads in parallel; on failure, fallbacks stay. */
const font = new FontFace('Roboto', `url('${roboto}')`, { weight: '100 900' });
document.fonts.add(font);
font.load().catch(() => undefined);

/** Runs a demo inside an error boundary. */
export const mount = mountComponent(RunningDemo, (error) => (
  <p role="alert" className={styles.failure}>
    {translate('demo.failed')} <code>{error.message}</code>
  </p>
));
