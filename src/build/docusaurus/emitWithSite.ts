import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/**
 * A bundler plugin that adds finished files to the site, which are made while the bundler works.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/demoEditing.spec.ts.
 *
 * @param start called as each compilation begins; what it returns is awaited at its end, and
 *   resolves to the contents of the files by name
 */
export function emitWithSite(
  bundler: CurrentBundler['instance'],
  name: string,
  start: () => (isDevelopment: boolean) => Promise<Readonly<Record<string, string>>>,
) {
  return {
    apply: ({ hooks, options }: Compiler): void => {
      hooks.thisCompilation.tap(name, (compilation) => {
        const finish = start();
        // After the minifier: the files are minified already.
        const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          for (const [file, text] of Object.entries(await finish(options.mode === 'development'))) {
            compilation.emitAsset(file, new bundler.sources.RawSource(text));
          }
        });
      });
    },
  };
}
