import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { Site } from '../../site/config';

const NAME = 'page-script';

/** An entry for the theme's styles only; no page loads its scripts. */
const STYLES_ENTRY = 'styles-of-theme';

/** Loads code that islands share once. `async`: the styles' entry is not split. */
const ISLAND_CHUNKS = {
  // Disables Docusaurus's group, which would bundle code of half the demos with the search.
  common: false,
  react: {
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
    priority: 30,
    enforce: true,
  },
  strings: {
    test: /[\\/]src[\\/]strings[\\/]/,
    name: 'strings',
    chunks: 'async',
    minChunks: 2,
    priority: 30,
    enforce: true,
  },
  shared: {
    chunks: 'async',
    minChunks: 2,
    minSize: 20_000,
    priority: 20,
    reuseExistingChunk: true,
  },
} as const;

/** Deletes scripts that belong only to the styles' entry. */
function dropThemeScripts(stage: number): (compiler: Compiler) => void {
  return ({ hooks }) => {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const filesOf = (entry: string) =>
          [...(compilation.entrypoints.get(entry)?.chunks ?? [])].flatMap(({ files }) => [
            ...files,
          ]);
        const shared = new Set(filesOf('main'));
        filesOf(STYLES_ENTRY)
          .filter((file) => file.endsWith('.js') && !shared.has(file))
          .forEach((file) => compilation.deleteAsset(file));
      });
    });
  };
}

/**
 * Turns off name mangling by letter frequency: it counts file names that are not final and depend
 * on the bundler's cache, so two builds of one commit would differ.
 */
function deterministicMinimizers(bundler: unknown, minimizers: readonly unknown[]): never[] {
  // Docusaurus's types omit Rspack's plugins.
  const { SwcJsMinimizerRspackPlugin: Minimizer } = bundler as {
    readonly SwcJsMinimizerRspackPlugin: new (options: object) => object;
  };
  const scripts = new Minimizer({
    minimizerOptions: {
      ecma: 2020,
      compress: { ecma: 2020 },
      mangle: { disableCharFreq: true },
      module: true,
      format: { ecma: 2020, comments: false, asciiOnly: true },
    },
  });
  return [scripts, ...minimizers.filter((other) => !(other instanceof Minimizer))] as never[];
}

/**
 * Replaces Docusaurus's single-page app: the build writes complete HTML pages, to which
 * `src/browser.ts` adds behavior and islands. No script contains routes, sidebars or page data, so
 * page weight does not grow with the site. In development, Docusaurus renders pages in the browser,
 * and the same script runs on them.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/islands.spec.ts, tests/browser/development.spec.ts.
 */
export default function pageScript({ environment }: Pick<Site, 'environment'>) {
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => {
    const source = (name: string): string => path.join(siteDir, 'src', name);
    const generated = (name: string): string => path.join(generatedFilesDir, name);
    return {
      name: NAME,
      getClientModules: () => (environment.isDevelopment ? [source('development.ts')] : []),
      configureWebpack(
        config,
        isServer,
        { currentBundler: { instance } },
      ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
        if (isServer) {
          return {};
        }
        if (environment.isDevelopment) {
          return {
            mergeStrategy: { entry: 'replace' },
            entry: [config.entry as string, source('browser.ts')],
          };
        }
        return {
          mergeStrategy: {
            entry: 'replace',
            'optimization.minimizer': 'replace',
            'optimization.runtimeChunk': 'replace',
            'optimization.splitChunks.cacheGroups': 'merge',
          },
          entry: { main: source('browser.ts'), [STYLES_ENTRY]: source('themeStyles.ts') },
          // Readers are still waiting when a hung chunk is requested again (`src/recovery`).
          output: { chunkLoadTimeout: 20_000 },
          resolve: {
            // By path, because Docusaurus's alias for the folder takes precedence over other names.
            alias: {
              [generated('routes$')]: false,
              [generated('registry$')]: false,
              [generated('routesChunkNames.json$')]: false,
            },
          },
          optimization: {
            minimizer: deterministicMinimizers(instance, config.optimization?.minimizer ?? []),
            runtimeChunk: false,
            splitChunks: { cacheGroups: ISLAND_CHUNKS },
          },
          plugins: [dropThemeScripts(instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS)],
        };
      },
    };
  };
}
