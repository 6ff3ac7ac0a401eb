import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/**
 * A bundler plugin that adds finished files to the site. A build makes them while the bundler works,
 * the development server once it has compiled what needs them.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/demoEditing.spec.ts, tests/browser/development.spec.ts.
 *
 * @param needsThem matches the path of a module that is compiled when a page loads it
 * @param make resolves to the contents of the files by name; called in each compilation
 */
export function emitWithSite(
  bundler: CurrentBundler['instance'],
  name: string,
  needsThem: RegExp,
  make: (isDevelopment: boolean) => Promise<Readonly<Record<string, string>>>,
) {
  return {
    apply: ({ hooks, options }: Compiler): void => {
      const isDevelopment = options.mode === 'development';
      hooks.thisCompilation.tap(name, (compilation) => {
        const begun = isDevelopment ? null : make(isDevelopment);
        // It is reported when it is awaited.
        begun?.catch(() => undefined);
        const isNeeded = (): boolean =>
          [...compilation.modules].some((module) =>
            needsThem.test(module.nameForCondition() ?? ''),
          );
        // After the minifier: the files are minified already.
        const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          if (!begun && !isNeeded()) {
            return;
          }
          for (const [file, text] of Object.entries(await (begun ?? make(isDevelopment)))) {
            compilation.emitAsset(file, new bundler.sources.RawSource(text));
          }
        });
      });
    },
  };
}
