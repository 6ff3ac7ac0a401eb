/** @jest-environment node */
import type { Plugin } from '@docusaurus/types';
import { reloadLater } from './reloadLater';

/** A bundler that tells plugins what it does. */
function makeCompiler() {
  const taps = new Map<string, () => void>();
  const hook = (name: string) => ({
    tap: (_: string, act: () => void) => {
      taps.set(name, act);
    },
  });
  return {
    hooks: { invalid: hook('invalid'), done: hook('done'), failed: hook('failed') },
    say: (name: string) => taps.get(name)?.(),
  };
}

let read = 0;
let compiler = makeCompiler();
let plugin: Plugin<number>;

beforeEach(async () => {
  jest.useFakeTimers();
  read = 0;
  compiler = makeCompiler();
  plugin = reloadLater({
    name: 'pages',
    loadContent: () => {
      read += 1;
      return read;
    },
  });
  const configure = plugin.configureWebpack as (config: object, isServer: boolean) => object;
  expect(configure({}, true)).toEqual({});
  const { plugins } = configure({}, false) as { plugins: { apply: (to: object) => void }[] };
  plugins.forEach((one) => {
    one.apply(compiler);
  });
  expect(await plugin.loadContent?.()).toBe(1);
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('content is read at once the first time, as builds do', () => {
  expect(read).toBe(1);
});

it.each(['done', 'failed'])('after an edit, it is read once the compilation is %s', async (end) => {
  const content = plugin.loadContent?.();
  compiler.say('invalid');
  await wait(60_000);
  expect(read).toBe(1);
  compiler.say(end);
  await wait(1_000);
  expect(await content).toBe(2);
});

it('a newer edit during the compilation is waited for, too', async () => {
  const content = plugin.loadContent?.();
  compiler.say('invalid');
  await wait(1_000);
  compiler.say('invalid');
  await wait(1_000);
  expect(read).toBe(1);
  compiler.say('done');
  await wait(1_000);
  expect(await content).toBe(2);
});

it('a file that the bundler does not know, such as a new page, is read within a second', async () => {
  const content = plugin.loadContent?.();
  await wait(1_000);
  expect(await content).toBe(2);
});
