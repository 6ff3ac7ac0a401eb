import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { ProductVersions, SiteEnvironment, SiteFields } from '../../site/config';

/** Name of the plugin, and of the folder with its generated files. */
const NAME = 'site-fields';

/** Entry points: the script on every page, and the theme's styles. */
const ENTRIES = { page: 'browser.ts', styles: 'themeStyles.ts' };

/** The entry whose scripts no page loads. */
const STYLES_ENTRY = 'styles-of-theme';

/**
 * Code that islands share is loaded once: React, and MUI components that several demos use. Only code
 * that loads on demand is split this way, not that of the styles' entry.
 */
const ISLAND_CHUNKS = {
  // Replaces Docusaurus's group, which would load what half of the demos share together with the
  // search.
  common: false,
  react: {
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
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

/** Drops scripts that belong only to the styles' entry: nothing runs them. */
function dropThemeScripts(stage: number): (compiler: Compiler) => void {
  return ({ hooks }) => {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const filesOf = (entry: string) =>
          [...(compilation.entrypoints.get(entry)?.chunks ?? [])].flatMap(({ files }) => [
            ...files,
          ]);
        const shared = new Set(filesOf('main'));
        for (const file of filesOf(STYLES_ENTRY)) {
          if (file.endsWith('.js') && !shared.has(file)) {
            compilation.deleteAsset(file);
          }
        }
      });
    });
  };
}

/** What webpack's configuration has here, which Docusaurus's types omit. */
interface ScriptMinimizers {
  readonly SwcJsMinimizerRspackPlugin: new (options: object) => object;
}

/**
 * Docusaurus's minimizers, except that names are not shortened by letter frequency: the count includes
 * names of files that are not final and depend on the bundler's cache, so two builds of one commit
 * would differ.
 */
function steadyMinimizers(bundler: unknown, minimizers: readonly unknown[]): never[] {
  const { SwcJsMinimizerRspackPlugin } = bundler as ScriptMinimizers;
  const scripts = new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2020,
      compress: { ecma: 2020 },
      mangle: { disableCharFreq: true },
      module: true,
      format: { ecma: 2020, comments: false, asciiOnly: true },
    },
  });
  const others = minimizers.filter(
    (minimizer) => !(minimizer instanceof SwcJsMinimizerRspackPlugin),
  );
  return [scripts, ...others] as never[];
}

/** A request for a module from another one. */
interface ModuleRequest {
  request: string;
}

/**
 * Makes the server compiler emit images and files, too. Docusaurus leaves that to the client compiler,
 * which sees no Markdown here. Checked with Docusaurus 3.10.2 (`getFileLoaderUtils`); `islands.spec.ts`
 * fails when images are missing.
 */
function emitFromServer(
  { NormalModuleReplacementPlugin }: ConfigureWebpackUtils['currentBundler']['instance'],
  baseUrl: string,
): InstanceType<typeof NormalModuleReplacementPlugin> {
  // The server compiler writes into a subfolder.
  const emitting = `&emitFile=true&outputPath=../&publicPath=${baseUrl.replace(/\/$/, '')}`;
  return new NormalModuleReplacementPlugin(/&emitFile=false/, (resource: ModuleRequest) => {
    resource.request = resource.request.replaceAll('&emitFile=false', emitting);
  });
}

/**
 * Replaces Docusaurus's single-page app in browsers: the build writes complete HTML pages, and
 * `src/browser.ts` adds behavior and islands to them. No script contains routes, sidebars or page data,
 * so a page weighs the same however many pages there are.
 *
 * In development, Docusaurus renders pages in the browser, and the same script runs on them.
 */
export default function islands(site: {
  readonly environment: SiteEnvironment;
  readonly versions: ProductVersions;
  /** Whether this is the development server. */
  readonly isDevelopment: boolean;
}) {
  return ({ siteDir, baseUrl, siteStorage, generatedFilesDir }: LoadContext): Plugin => {
    const source = (name: string): string => path.join(siteDir, 'src', name);
    // Only the demo document needs the license key (`src/features/demos/DemoDocument.tsx`).
    const { siteUrl, gtagId, adScriptUrl, adJsonUrl, feedbackUrl, adsInDevelopment } =
      site.environment;
    const fields: SiteFields = {
      environment: { siteUrl, gtagId, adScriptUrl, adJsonUrl, feedbackUrl, adsInDevelopment },
      versions: site.versions,
      storageNamespace: siteStorage.namespace,
    };
    return {
      name: NAME,
      getClientModules: () => (site.isDevelopment ? [source('development.ts')] : []),
      async contentLoaded({ actions }) {
        await actions.createData('fields.json', JSON.stringify(fields));
      },
      configureWebpack(
        config,
        isServer,
        { currentBundler: { instance } },
      ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
        if (isServer) {
          return { plugins: [emitFromServer(instance, baseUrl)] };
        }
        if (config.mode !== 'production') {
          return {
            mergeStrategy: { entry: 'replace' },
            entry: [config.entry as string, source(ENTRIES.page)],
          };
        }
        return {
          mergeStrategy: {
            entry: 'replace',
            'optimization.minimizer': 'replace',
            'optimization.runtimeChunk': 'replace',
            'optimization.splitChunks.cacheGroups': 'merge',
          },
          entry: { main: source(ENTRIES.page), [STYLES_ENTRY]: source(ENTRIES.styles) },
          // A chunk that hangs is requested again (`src/features/errors`) while the reader is still
          // waiting for it.
          output: { chunkLoadTimeout: 20_000 },
          resolve: {
            // By path: Docusaurus's alias for the folder takes precedence over any other name.
            alias: Object.fromEntries(
              ['routes', 'registry', 'routesChunkNames.json'].map((name) => [
                `${path.join(generatedFilesDir, name)}$`,
                false,
              ]),
            ),
          },
          optimization: {
            minimizer: steadyMinimizers(instance, config.optimization?.minimizer ?? []),
            runtimeChunk: false,
            splitChunks: { cacheGroups: ISLAND_CHUNKS },
          },
          plugins: [dropThemeScripts(instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS)],
        };
      },
    };
  };
}
