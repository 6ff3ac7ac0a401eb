/** @jest-environment node */
import os from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { rspack } from '@docusaurus/faster';
import collectGarbage from './collectGarbage';

type RspackOptions = Exclude<Parameters<typeof rspack>[0], readonly unknown[]>;

/** Bundles nothing, with what the plugin adds to a bundler. */
async function bundle(): Promise<void> {
  const added = collectGarbage().configureWebpack?.({}, false, {} as never, undefined);
  const compiler = rspack({ context: os.tmpdir(), entry: {}, ...(added as RspackOptions) });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
}

it('what nobody needs is gone when the bundler has ended', async () => {
  const left = new WeakRef({ text: 'left by a loader' });
  // In the turn that it is made in, nothing is let go.
  await setImmediate();
  await bundle();
  expect(left.deref()).toBeUndefined();
});

it('the collector is given to nobody else', async () => {
  await bundle();
  expect(globalThis).not.toHaveProperty('gc');
});
