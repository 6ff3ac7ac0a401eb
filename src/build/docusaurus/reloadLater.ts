import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** Until the bundler, which watches the same files, has noticed a change, in ms. */
const NOTICED_MS = 100;

/** Until the browser has fetched what was compiled, in ms. */
const FETCHED_MS = 300;

const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Lets the browser show an edit before the plugin reads its content again: reading takes longer than
 * compiling the edited file, and both need the same thread. Changes nothing in a build, which reads
 * content once.
 *
 * @param plugin one with files to watch
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/development.spec.ts.
 */
export function reloadLater<Content>(plugin: Plugin<Content>): Plugin<Content> {
  let isLoaded = false;
  let isCompiling = false;
  let waiting: (() => void)[] = [];

  const watchCompiler = ({ hooks }: Compiler): void => {
    const finish = (): void => {
      isCompiling = false;
      waiting.forEach((resume) => {
        resume();
      });
      waiting = [];
    };
    hooks.invalid.tap('ReloadLater', () => {
      isCompiling = true;
    });
    hooks.done.tap('ReloadLater', finish);
    hooks.failed.tap('ReloadLater', finish);
  };

  const compiled = async (): Promise<void> => {
    await delay(NOTICED_MS);
    if (isCompiling) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      await delay(FETCHED_MS);
    }
  };

  return {
    ...plugin,
    async loadContent() {
      if (isLoaded) {
        await compiled();
      }
      isLoaded = true;
      return (await plugin.loadContent?.()) as Content;
    },
    configureWebpack(config, isServer, utils, content) {
      const own = plugin.configureWebpack?.(config, isServer, utils, content) ?? {};
      return isServer
        ? own
        : { ...own, plugins: [...(own.plugins ?? []), { apply: watchCompiler }] };
    },
  };
}
