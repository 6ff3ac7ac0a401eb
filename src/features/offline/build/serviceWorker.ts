import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Options as PwaOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import pMap from 'p-map';
import { schemeVariables } from '../../../brand/infima';
import { createBrandTheme } from '../../../brand/theme';
import { chunkScripts } from '../../../build/docusaurus/chunkScripts';
import { loadPlugin } from '../../../build/docusaurus/loadPlugin';
import { PRODUCTS } from '../../../site';
import { OPEN_FILES, type PublishingPlugin } from '../../../build/tools/publishing';
import {
  contentHash,
  OFFLINE_PAGE,
  SITE_FILES,
  type SiteFiles,
  WORKER_FILES,
  type WorkerFiles,
} from '../worker/files';

/** Output folder of the compiled worker modules. */
function generatedFolder(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/worker-sources');
}

/** Head tags for installability and the browser UI's color. */
function pwaHead(): PwaOptions['pwaHead'] {
  const theme = createBrandTheme();
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

/** The worker's modules, below `src/`. */
const WORKER_DIR = 'features/offline/worker';

/** What they share with pages, below `src/`. */
const SHARED = ['recovery/arrived.ts'];

/** Compiles the worker's modules, because plugin-pwa's bundler doesn't support TypeScript. */
export async function writeWorkerSources(sourceDir: string, targetDir: string): Promise<void> {
  const { transformFile } = await import('@swc/core');
  // Remove modules that were renamed.
  await fs.rm(targetDir, { recursive: true, force: true });
  const names = await fs.readdir(path.join(sourceDir, WORKER_DIR));
  const modules = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const file of [...SHARED, ...modules.map((name) => `${WORKER_DIR}/${name}`)]) {
    const { code } = await transformFile(path.join(sourceDir, file), {
      swcrc: false,
      configFile: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    const target = path.join(targetDir, file.replace(/\.ts$/, '.js'));
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, code);
  }
}

/** Files needed for offline reading, as opposed to those for other programs. */
const NEEDED = /\.(?:html|js|css|json|woff2?|svg|png|jpe?g|gif|webp|avif|ico)$/;

/**
 * Worker, file lists, fallback pages, images that no page shows, or only until a demo runs, and the
 * program of edited demos, whose document no worker answers for, as it has no origin.
 */
const LEFT_OUT =
  /^(?:(?:[\w.]+\.)?sw\.js|(?:offline|worker)-files\.json|offline\.html|404\.html|(?:assets\/(?:edited|markdown)|img\/(?:cards|demos))\/.*)$/;

/** Lists the files of a built site that an installed app caches (spec 7.3). */
export async function listSiteFiles(outDir: string): Promise<SiteFiles> {
  const entries = await fs.readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => NEEDED.test(file) && !LEFT_OUT.test(file))
    .sort();
  const revise = async (file: string): Promise<[string, string | null]> => {
    if (file.startsWith('assets/')) {
      return [file, null];
    }
    const content = await fs.readFile(path.join(outDir, file));
    return [file, createHash('sha256').update(content).digest('hex').slice(0, 12)];
  };
  return Object.fromEntries(await pMap(files, revise, { concurrency: OPEN_FILES }));
}

/** The search's import in `src/browser.ts`. */
const SEARCH_IMPORT = /\/search\/island$/;

/** Each product's search index files, relative to the site's root. */
type SearchFiles = Readonly<Record<string, readonly string[]>>;

async function listWorkerFiles(
  outDir: string,
  files: readonly string[],
  index: SearchFiles,
  searchScripts: readonly string[],
): Promise<WorkerFiles> {
  const sizes: Record<string, number> = {};
  // Truncated JSON doesn't parse, so no size is needed.
  for (const file of files.filter((name) => /^assets\/.*(?<!\.json)$/.test(name))) {
    sizes[contentHash(file)] = (await fs.stat(path.join(outDir, file))).size;
  }
  const search = Object.fromEntries(
    PRODUCTS.map(({ id, basePath }) => {
      const shards = index[id] ?? [];
      return [path.basename(basePath), shards.length === 0 ? [] : [...searchScripts, ...shards]];
    }),
  );
  // On pages without a product, search starts with the first.
  const first = search[path.basename(PRODUCTS[0].basePath)] ?? [];
  return { sizes, search: { '': first, ...search } };
}

export interface WorkerOptions {
  /** Without a worker: the development server has none. */
  readonly isDevelopment?: boolean;
  readonly listSearchFiles: (outDir: string) => Promise<SearchFiles>;
  /** Publishes a worker that unregisters itself and deletes its caches. */
  readonly withdrawn?: boolean;
}

/** plugin-pwa's options: custom registration and rules, and a stamp instead of a precache list. */
export function pwaOptions(
  { siteDir, outDir }: Pick<LoadContext, 'siteDir' | 'outDir'>,
  { listSearchFiles, withdrawn = false }: WorkerOptions,
  searchScripts: () => readonly string[],
): PwaOptions {
  /** Writes the file lists. The manifest's only entry changes with any file, triggering updates. */
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
    // Workbox reports the size.
    return { manifest: [{ url: SITE_FILES, revision, size: 0 }] };
  }
  return {
    swRegister: false,
    swCustom: path.join(
      generatedFolder(siteDir),
      WORKER_DIR,
      withdrawn ? 'withdraw.js' : 'index.js',
    ),
    pwaHead: pwaHead(),
    injectManifestConfig: {
      // Otherwise, Workbox would hash every file.
      globIgnores: ['**'],
      manifestTransforms: [writeLists],
      // The type also requires the worker's paths, which plugin-pwa sets.
    } as unknown as PwaOptions['injectManifestConfig'],
  };
}

/** Plugin for the service worker (spec 7), based on plugin-pwa, which only builds load. */
export function serviceWorker(workerOptions: WorkerOptions) {
  return (context: LoadContext): PublishingPlugin => {
    const { siteDir } = context;
    const { isDevelopment = false, withdrawn: isWithdrawn = false } = workerOptions;
    let searchScripts: readonly string[] = [];
    let pwa: Plugin | null = null;
    return {
      name: 'service-worker',
      async loadContent() {
        if (!isDevelopment) {
          const options = pwaOptions(context, workerOptions, () => searchScripts);
          pwa = loadPlugin(await import('@docusaurus/plugin-pwa'), context, options);
          await writeWorkerSources(path.join(siteDir, 'src'), generatedFolder(siteDir));
        }
      },
      async contentLoaded({ actions }) {
        await actions.createData('worker.json', JSON.stringify({ isWithdrawn }));
      },
      // Without its theme, which prompts for updates: the site has its own (spec 7.4).
      injectHtmlTags: (site) => pwa?.injectHtmlTags?.(site) ?? {},
      configureWebpack(config, isServer) {
        if (isServer || isDevelopment) {
          return {};
        }
        const remember = (files: readonly string[]): void => {
          searchScripts = files;
        };
        return { plugins: [chunkScripts(SEARCH_IMPORT, remember)] };
      },
      async publish({ props }) {
        await pwa?.postBuild?.(props);
      },
    };
  };
}
