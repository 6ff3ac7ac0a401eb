import type { LoadContext, Plugin } from '@docusaurus/types';

type PluginModule = (context: LoadContext) => Plugin;

interface Writers {
  /** The same plugins, for `plugins` in `docusaurus.config.ts`. */
  readonly plugins: readonly PluginModule[];
  /** When each of them has written all it writes; never, when the build fails first. */
  readonly written: Promise<void>;
}

/**
 * Docusaurus runs `postBuild` of all plugins at once. What has to see the site as it will be served
 * (the worker's list, the hosts' headers) waits here for the plugins that still write it.
 *
 * @param modules the plugins whose `postBuild` writes or changes files that readers load
 */
export function writers(modules: readonly PluginModule[]): Writers {
  const plugins: PluginModule[] = [];
  const ends = modules.map(
    (module) =>
      new Promise<void>((resolve) => {
        plugins.push((context) => {
          const plugin = module(context);
          return {
            ...plugin,
            async postBuild(props) {
              await plugin.postBuild?.(props);
              resolve();
            },
          };
        });
      }),
  );
  return { plugins, written: Promise.all(ends).then(() => undefined) };
}
