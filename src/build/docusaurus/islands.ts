import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import type { SiteEnvironment, SiteFields } from '../../site/config';

/** Name of the plugin, and of the folder with its generated files. */
const NAME = 'site-fields';

/** The entry that is there for the theme's styles; no page loads its scripts. */
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
        filesOf(STYLES_ENTRY)
          .filter((file) => file.endsWith('.js') && !shared.has(file))
          .forEach((file) => compilation.deleteAsset(file));
      });
    });
  };
}

/**
 * Docusaurus's minimizers, except that names are not shortened by letter frequency: the count includes
 * names of files that are not final and depend on the bundler's cache, so two builds of one commit
 * would differ.
 */
function steadyMinimizers(bundler: unknown, minimizers: readonly unknown[]): never[] {
  // Docusaurus's types omit what is Rspack's own.
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
 * Makes the server compiler emit images and files, too (`getFileLoaderUtils` of Docusaurus). Docusaurus
 * leaves that to the client compiler, which sees no Markdown here.
 */
function emitFromServer({ currentBundler }: ConfigureWebpackUtils, baseUrl: string) {
  // The server compiler writes into a subfolder.
  const emitting = `&emitFile=true&outputPath=../&publicPath=${baseUrl.replace(/\/$/, '')}`;
  return new currentBundler.instance.NormalModuleReplacementPlugin(
    /&emitFile=false/,
    (resource: { request: string }) => {
      resource.request = resource.request.replaceAll('&emitFile=false', emitting);
    },
  );
}

/**
 * Replaces Docusaurus's single-page app in browsers: the build writes complete HTML pages, and
 * `src/browser.ts` adds behavior and islands to them. No script contains routes, sidebars or page data,
 * so a page weighs the same however many pages there are.
 *
 * In development, Docusaurus renders pages in the browser, and the same script runs on them.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/islands.spec.ts, tests/browser/development.spec.ts.
 */
export default function islands(
  site: Pick<SiteFields, 'versions'> & {
    readonly environment: SiteEnvironment;
    /** Whether this is the development server. */
    readonly isDevelopment: boolean;
  },
) {
  return ({ siteDir, baseUrl, siteStorage, generatedFilesDir }: LoadContext): Plugin => {
    const source = (name: string): string => path.join(siteDir, 'src', name);
    const generated = (name: string): string => path.join(generatedFilesDir, name);
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
        utils,
      ): ReturnType<NonNullable<Plugin['configureWebpack']>> {
        const { instance } = utils.currentBundler;
        if (isServer) {
          return { plugins: [emitFromServer(utils, baseUrl)] };
        }
        if (config.mode !== 'production') {
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
          // A chunk that hangs is requested again (`src/features/errors`) while the reader is still
          // waiting for it.
          output: { chunkLoadTimeout: 20_000 },
          resolve: {
            // By path: Docusaurus's alias for the folder takes precedence over any other name.
            alias: {
              [generated('routes$')]: false,
              [generated('registry$')]: false,
              [generated('routesChunkNames.json$')]: false,
            },
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
