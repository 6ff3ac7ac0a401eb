import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';
import { schemeVariables } from '../brand/infima';
import { createBrandTheme } from '../brand/theme';
import { OFFLINE_PAGE } from '../service-worker/worker/offlinePage';
import { SITE_FILES } from '../service-worker/worker/siteFiles';
import { listSiteFiles } from './siteFiles';
import { writeWorkerSources } from './workerSources';

interface ServiceWorkerOptions {
  readonly siteDir: string;
  /** Publishes a worker that removes itself and all it kept, from every reader's browser. */
  readonly withdrawn?: boolean;
  /** When all that readers load is on disk as it will be served. */
  readonly written: Promise<void>;
}

interface ManifestEntry {
  readonly url: string;
  readonly revision: string;
  /** In bytes, for Workbox's report. */
  readonly size: number;
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
 * when any of them does, or the offline page. It is what makes a new build an update; the list itself
 * would be downloaded by every reader with every build, and only installed apps need it.
 */
async function buildStamp(outDir: string, list: string): Promise<ManifestEntry> {
  const offlinePage = await fs.readFile(path.join(outDir, OFFLINE_PAGE));
  const revision = createHash('sha256').update(list).update(offlinePage).digest('hex').slice(0, 16);
  return { url: SITE_FILES, revision, size: 0 };
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
  written,
}: ServiceWorkerOptions): PluginConfig[] {
  const sourceDir = path.join(siteDir, 'src', 'service-worker');
  const generatedDir = path.join(siteDir, '.docusaurus', 'service-worker');

  let outDir = '';

  const pwaOptions: Options = {
    swRegister: false,
    swCustom: path.join(generatedDir, withdrawn ? 'withdraw.js' : 'index.js'),
    pwaHead: pwaHead(),
    injectManifestConfig: {
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async () => {
          // What plugin-pwa found is not what counts: it looked while other plugins still wrote.
          await written;
          const list = JSON.stringify(await listSiteFiles(outDir));
          await fs.writeFile(path.join(outDir, SITE_FILES), list);
          return { manifest: [await buildStamp(outDir, list)] };
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
    };
  }

  return [['@docusaurus/plugin-pwa', pwaOptions], siteFiles];
}
