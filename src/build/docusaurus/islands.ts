import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { ProductVersions, SiteEnvironment, SiteFields } from '../../site/config';

/** Names the plugin, and the folder of what it generates. */
const NAME = 'site-fields';

/** The script of every page, and the entry that the bundler takes the theme's styles from. */
const ENTRIES = { page: 'browser.ts', styles: 'themeStyles.ts' };

/** The entry whose scripts no page loads. */
const STYLES_ENTRY = 'styles-of-theme';

/**
 * What islands have in common is loaded once: React, and parts of MUI that several demos use. Only code
 * that loads on demand is shared so; that of the styles' entry is left out.
 */
const ISLAND_CHUNKS = {
  // Docusaurus' own: what half of the demos share would come with the search, too.
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

/** Leaves out the scripts that only the entry of the styles has: nothing runs them. */
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

/** What Docusaurus' bundler has for scripts, which the types of its interface do not know. */
interface ScriptMinimizers {
  readonly SwcJsMinimizerRspackPlugin: new (options: object) => object;
}

/**
 * Docusaurus' minimizers, but names are shortened without counting letters: the count takes in the names
 * of files that are not final yet, which are others when the bundler's cache is warm, and two builds of
 * one commit would differ.
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

/** A request of one module for another. */
interface ModuleRequest {
  request: string;
}

/**
 * Has the compiler that writes the pages write their pictures and files too. Docusaurus leaves that to the
 * compiler of the browser's code, which sees no Markdown here. Checked with Docusaurus 3.10.2
 * (`getFileLoaderUtils`); `islands.spec.ts` fails when pictures are missing.
 */
function emitFromServer(
  { NormalModuleReplacementPlugin }: ConfigureWebpackUtils['currentBundler']['instance'],
  baseUrl: string,
): InstanceType<typeof NormalModuleReplacementPlugin> {
  // Its own output lies in a folder of the site.
  const emitting = `&emitFile=true&outputPath=../&publicPath=${baseUrl.replace(/\/$/, '')}`;
  return new NormalModuleReplacementPlugin(/&emitFile=false/, (resource: ModuleRequest) => {
    resource.request = resource.request.replaceAll('&emitFile=false', emitting);
  });
}

/**
 * What browsers get in place of Docusaurus' single-page app: the build writes each page whole, and a
 * page's script (`src/browser.ts`) adds behaviour and islands to it. Routes, sidebars and pages as data
 * are in no script, so a page costs the same however many there are.
 *
 * While a writer works, Docusaurus draws the pages in the browser; the same script runs beside it.
 */
export default function islands(site: {
  readonly environment: SiteEnvironment;
  readonly versions: ProductVersions;
  /** Whether the site runs for a writer. */
  readonly isDevelopment: boolean;
}) {
  return ({ siteDir, baseUrl, siteStorage, generatedFilesDir }: LoadContext): Plugin => {
    const source = (name: string): string => path.join(siteDir, 'src', name);
    // The licence key is for the document of demos alone (`src/features/demos/DemoDocument.tsx`).
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
          // A part that hangs is asked for again (`src/features/errors`) while the reader still waits for it.
          output: { chunkLoadTimeout: 20_000 },
          resolve: {
            // By their places: Docusaurus' own alias for the folder comes before any other name.
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
