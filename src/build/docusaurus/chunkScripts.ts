import type { Compiler } from 'webpack';

/**
 * A plugin that tells the scripts of the chunk behind an `import()`, once they are written.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/serviceWorkerOffline.spec.ts.
 *
 * @param request matches what the site imports; the build fails where nothing does
 */
export function chunkScripts(request: RegExp, tell: (files: readonly string[]) => void) {
  return {
    apply({ hooks }: Compiler): void {
      hooks.afterEmit.tap('chunk-scripts', ({ chunkGroups }) => {
        const group = chunkGroups.find(({ origins }) =>
          origins.some((origin) => request.test(origin.request)),
        );
        if (!group) {
          throw new Error(
            `Nothing imports ${request.source}, of which the build needs the scripts`,
          );
        }
        tell(group.getFiles().filter((file) => file.endsWith('.js')));
      });
    },
  };
}
