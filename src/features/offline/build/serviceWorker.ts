import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as pwaModule from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { PublishingPlugin } from '../../../site/publishing';
import { transformFile } from '@swc/core';
import type { Compilation, Compiler } from 'webpack';
import { schemeVariables } from '../../../brand/infima';
import { createBrandTheme } from '../../../brand/theme';
import { PRODUCTS } from '../../../site';
import {
  contentHash,
  OFFLINE_PAGE,
  SITE_FILES,
  WORKER_FILES,
  type WorkerFiles,
} from '../worker/files';
import { listSiteFiles } from './siteFiles';

type PwaOptions = pwaModule.Options;

/** What plugin-pwa exports; its types name the options alone. */
const { default: pluginPwa, validateOptions } = pwaModule as unknown as {
  readonly default: (context: LoadContext, options: unknown) => Plugin | null;
  readonly validateOptions: (context: object) => unknown;
};

/** Where the worker's modules are written as JavaScript. */
function generatedFolder(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/service-worker');
}

/** Tells browsers that the site can be installed, and the colour of their interface around it. */
function pwaHead(): PwaOptions['pwaHead'] {
  const theme = createBrandTheme('ltr');
  return [
    { tagName: 'link', rel: 'manifest', href: 'manifest.json' },
    { tagName: 'link', rel: 'apple-touch-icon', href: 'img/apple-touch-icon.png' },
    ...(['light', 'dark'] as const).map((scheme) => ({
      tagName: 'meta',
      name: 'theme-color',
      content: schemeVariables(theme, scheme)['--ifm-navbar-background-color'],
      media: `(prefers-color-scheme: ${scheme})`,
    })),
  ];
}

/**
 * Compiles the worker's modules to JavaScript: plugin-pwa bundles the worker with a configuration of its
 * own, which cannot be extended and knows no TypeScript.
 *
 * @param sourceDir the folder of the modules; tests are left out
 * @param targetDir where they are written, under the same names
 */
export async function writeWorkerSources(sourceDir: string, targetDir: string): Promise<void> {
  // A module that was renamed must not stay behind.
  await fs.rm(targetDir, { recursive: true, force: true });
  await fs.mkdir(targetDir, { recursive: true });
  const names = await fs.readdir(sourceDir);
  await Promise.all(
    names
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(async (name) => {
        const { code } = await transformFile(path.join(sourceDir, name), {
          swcrc: false,
          configFile: false,
          jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        });
        await fs.writeFile(path.join(targetDir, name.replace(/\.ts$/, '.js')), code);
      }),
  );
}

/** How `src/browser.ts` imports the search. */
const SEARCH_IMPORT = /\/search\/island$/;

/** The scripts of the search, in a finished compilation. */
function findSearchScripts({ chunkGroups }: Compilation): readonly string[] {
  const group = chunkGroups.find(({ origins }) =>
    origins.some(({ request }) => SEARCH_IMPORT.test(request)),
  );
  if (!group) {
    throw new Error(
      `Nothing imports ${SEARCH_IMPORT.source}, so the worker cannot keep the search for reading ` +
        'offline: SEARCH_IMPORT in src/features/offline/build/serviceWorker.ts has to match the import in src/browser.ts.',
    );
  }
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/** The addresses of each product's part of the search index, from the site's root; none where it has none. */
type SearchFiles = Readonly<Record<string, readonly string[]>>;

/** What every reader's worker has to know about the build's hashed files. */
async function listWorkerFiles(
  outDir: string,
  files: readonly string[],
  index: SearchFiles,
  searchScripts: readonly string[],
): Promise<WorkerFiles> {
  const sizes: Record<string, number> = {};
  // JSON that is cut does not parse.
  for (const file of files.filter((name) => /^assets\/.*(?<!\.json)$/.test(name))) {
    sizes[contentHash(file)] = (await fs.stat(path.join(outDir, file))).size;
  }
  const search = Object.fromEntries(
    PRODUCTS.map(({ id, basePath }) => {
      const shards = index[id] ?? [];
      return [path.basename(basePath), shards.length === 0 ? [] : [...searchScripts, ...shards]];
    }),
  );
  // Where a page belongs to no product, search begins with the first.
  const first = search[path.basename(PRODUCTS[0].basePath)] ?? [];
  return { sizes, search: { '': first, ...search } };
}

/** What the worker is made with. */
export interface WorkerOptions {
  readonly listSearchFiles: (outDir: string) => Promise<SearchFiles>;
  /** Publishes a worker that removes itself and all it kept, from every reader's browser. */
  readonly withdrawn?: boolean;
}

/** The options of plugin-pwa: the site's own registration and rules, and a stamp instead of its list. */
export function pwaOptions(
  { siteDir, outDir }: Pick<LoadContext, 'siteDir' | 'outDir'>,
  { listSearchFiles, withdrawn = false }: WorkerOptions,
  searchScripts: () => readonly string[],
): PwaOptions {
  /**
   * Writes the lists of files. In place of plugin-pwa's list in the worker stands one entry that changes
   * when any file does: it is what makes a new build an update.
   */
  async function writeLists() {
    const siteFiles = await listSiteFiles(outDir);
    const search = await listSearchFiles(outDir);
    const files = Object.keys(siteFiles);
    const workerFiles = await listWorkerFiles(outDir, files, search, searchScripts());
    const hash = createHash('sha256').update(await fs.readFile(path.join(outDir, OFFLINE_PAGE)));
    for (const [name, list] of Object.entries({
      [SITE_FILES]: siteFiles,
      [WORKER_FILES]: workerFiles,
    })) {
      const text = JSON.stringify(list);
      await fs.writeFile(path.join(outDir, name), text);
      hash.update(text);
    }
    const revision = hash.digest('hex').slice(0, 16);
    // The size is for Workbox's report.
    return { manifest: [{ url: SITE_FILES, revision, size: 0 }] };
  }
  return {
    swRegister: false,
    swCustom: path.join(generatedFolder(siteDir), withdrawn ? 'withdraw.js' : 'index.js'),
    pwaHead: pwaHead(),
    injectManifestConfig: {
      // Workbox would read and hash every file for a list of its own.
      globIgnores: ['**'],
      manifestTransforms: [writeLists],
      // The type asks for the worker's paths too, which plugin-pwa sets itself.
    } as unknown as PwaOptions['injectManifestConfig'],
  };
}

/** The service worker (spec 7): plugin-pwa with the site's own registration and rules, and the lists of files. */
export function serviceWorker(workerOptions: WorkerOptions) {
  return (context: LoadContext): PublishingPlugin => {
    const { siteDir } = context;
    let searchScripts: readonly string[] = [];
    const options = pwaOptions(context, workerOptions, () => searchScripts);
    // `null` while a writer works.
    const pwa = pluginPwa(context, validateOptions({ validate: normalizePluginOptions, options }));
    return {
      // Not its theme, which asks the reader to update: that is the site's own (spec 7.4).
      ...(pwa && { injectHtmlTags: pwa.injectHtmlTags }),
      name: 'service-worker',
      async loadContent() {
        const sources = path.join(siteDir, 'src/features/offline/worker');
        await writeWorkerSources(sources, generatedFolder(siteDir));
      },
      configureWebpack(config, isServer) {
        if (isServer || config.mode !== 'production') {
          return {};
        }
        const apply = ({ hooks }: Compiler): void => {
          hooks.afterEmit.tap('site-files', (compilation) => {
            searchScripts = findSearchScripts(compilation);
          });
        };
        return { plugins: [{ apply }] };
      },
      async publish({ props }) {
        await pwa?.postBuild?.(props);
      },
    };
  };
}
