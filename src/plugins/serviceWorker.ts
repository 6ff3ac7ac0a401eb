import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';
import { schemeVariables } from '../brand/infima';
import { createBrandTheme } from '../brand/theme';
import { SITE_FILES } from '../service-worker/worker/siteFiles';
import { buildMoment, type BuildMoment } from './buildMoment';
import { listSiteFiles } from './siteFiles';
import { writeWorkerSources } from './workerSources';

interface ServiceWorkerOptions {
  readonly siteDir: string;
  /** Publishes a worker that removes itself and all it kept, from every reader's browser. */
  readonly withdrawn?: boolean;
  /** When the pages are as they will be served; the worker is stamped after that. */
  readonly pagesFinished?: BuildMoment;
  /** When the worker is stamped, as the last of all that belongs to the site. */
  readonly stamped?: BuildMoment;
}

interface ManifestEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** What tells browsers that the site can be installed, and the colour of the page's top. */
function pwaHead(): Options['pwaHead'] {
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
 * What plugin-pwa writes into the worker in place of the list of all files: one line that changes
 * when any file does. It is what makes a new build an update; the list itself would be downloaded by
 * every reader with every build, and only installed apps need it.
 */
function buildStamp(entries: readonly ManifestEntry[]): ManifestEntry & { size: number } {
  const lines = entries
    // Cards are for other sites, and may still be being made.
    .filter(({ url }) => !url.endsWith(SITE_FILES) && !url.includes('img/cards/'))
    .map(({ url, revision }) => `${url} ${revision ?? ''}`)
    .sort();
  const revision = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  return { url: SITE_FILES, revision, size: 0 };
}

/** An entry with the revision of the page as it is on disk by now; files other than pages stay. */
async function readAgain(outDir: string, entry: ManifestEntry): Promise<ManifestEntry> {
  if (!entry.url.endsWith('.html')) {
    return entry;
  }
  const content = await fs.readFile(path.join(outDir, entry.url));
  return { ...entry, revision: createHash('sha256').update(content).digest('hex') };
}

/**
 * The service worker (spec 7): plugin-pwa with the site's own registration and rules, and the list of
 * files that an installed app keeps.
 *
 * @returns entries for `plugins` in `docusaurus.config.ts`
 */
export default function serviceWorker({
  siteDir,
  withdrawn = false,
  pagesFinished,
  stamped = buildMoment(),
}: ServiceWorkerOptions): PluginConfig[] {
  const sourceDir = path.join(siteDir, 'src', 'service-worker');
  const generatedDir = path.join(siteDir, '.docusaurus', 'service-worker');

  let outDir = '';

  const pwaOptions: Options = {
    swRegister: withdrawn ? false : path.join(sourceDir, 'register.ts'),
    swCustom: path.join(generatedDir, withdrawn ? 'withdraw.js' : 'index.js'),
    pwaHead: pwaHead(),
    injectManifestConfig: {
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async (entries: ManifestEntry[]) => {
          // plugin-pwa read the files while other plugins still wrote the pages.
          await pagesFinished?.reached;
          const current = await Promise.all(entries.map((entry) => readAgain(outDir, entry)));
          stamped.announce();
          return { manifest: [buildStamp(current)] };
        },
      ],
      // The type asks for the worker's paths too, which plugin-pwa sets itself.
    } as unknown as Options['injectManifestConfig'],
  };

  function siteFiles(context: LoadContext): Plugin {
    outDir = context.outDir;
    return {
      name: 'site-files',
      async loadContent() {
        await writeWorkerSources(path.join(sourceDir, 'worker'), generatedDir);
      },
      async postBuild() {
        await stamped.reached;
        await fs.writeFile(
          path.join(outDir, SITE_FILES),
          JSON.stringify(await listSiteFiles(outDir)),
        );
      },
    };
  }

  return [['@docusaurus/plugin-pwa', pwaOptions], siteFiles];
}
