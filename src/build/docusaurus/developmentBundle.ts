import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import type { Compiler, Configuration, rspack } from '@rspack/core';

/** The part of webpack-dev-server that is used here. */
interface DevelopmentServer {
  readonly app: { use(handler: unknown): void };
}

/**
 * Plugin for `npm start`, which has less to compile and to write, at its start and after each edit:
 *
 * - What pages load by `import()` from these paths is compiled when one does.
 * - Static files are not copied: the server also reads them from their folder.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/development.spec.ts.
 */
export function developmentBundle(...compiledWhenLoaded: readonly RegExp[]): () => Plugin {
  return () => ({
    name: 'development-bundle',
    configureWebpack(config, isServer, { currentBundler }: ConfigureWebpackUtils) {
      if (isServer) {
        return {};
      }
      // What Docusaurus copies static files with; plugins can only add to its configuration.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'CopyRspackPlugin',
      );
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as typeof rspack;
      let compileLoaded: unknown;
      const added: Configuration = {
        lazyCompilation: {
          entries: false,
          imports: true,
          test: new RegExp(compiledWhenLoaded.map(({ source }) => source).join('|')),
        },
        plugins: [
          {
            apply(compiler: Compiler) {
              compileLoaded = lazyCompilationMiddleware(compiler);
            },
          },
        ],
        devServer: {
          // Last: the server's other parts leave requests with POST alone.
          onListening: ({ app }: DevelopmentServer) => {
            app.use(compileLoaded);
          },
        },
      };
      return added as object;
    },
  });
}
