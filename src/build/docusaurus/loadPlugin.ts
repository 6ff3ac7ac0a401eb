import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

/** What every plugin package exports; their types disagree. */
interface PluginPackage {
  readonly default: (context: LoadContext, options: unknown) => Plugin | null;
  readonly validateOptions: (given: {
    readonly validate: typeof normalizePluginOptions;
    readonly options: object;
  }) => unknown;
}

/**
 * Loads a plugin of Docusaurus like Docusaurus does, so that one of ours can call its hooks when it
 * is their turn. `null` where the plugin does nothing; throws on invalid options.
 *
 * Checked with Docusaurus 3.10.2; guarded by src/features/offline/build/serviceWorker.test.ts, tests/browser/sharing.spec.ts.
 */
export function loadPlugin(given: object, context: LoadContext, options: object): Plugin | null {
  const { default: createPlugin, validateOptions } = given as PluginPackage;
  return createPlugin(context, validateOptions({ validate: normalizePluginOptions, options }));
}
