import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as pwaModule from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { PublishingPlugin } from '../../../site/publishing';
import { schemeVariables } from '../../../brand/infima';
import { createBrandTheme } from '../../../brand/theme';
import { OFFLINE_PAGE } from '../worker/offlinePage';
import { SITE_FILES } from '../worker/siteFiles';
import { listSiteFiles } from './siteFiles';
import { writeWorkerSources } from './workerSources';

type PwaOptions = pwaModule.Options;

/** What plugin-pwa exports; its types name the options alone. */
const { default: pluginPwa, validateOptions } = pwaModule as unknown as {
  readonly default: (context: LoadContext, options: unknown) => Plugin | null;
  readonly validateOptions: (context: {
    readonly validate: typeof normalizePluginOptions;
    readonly options: PwaOptions;
  }) => unknown;
};

/** Where the worker's modules are written as JavaScript. */
function generatedFolder(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/service-worker');
}

interface ManifestEntry {
  readonly url: string;
  readonly revision: string;
  /** In bytes, for Workbox's report. */
  readonly size: number;
}

/** What tells browsers that the site can be installed, and the colour of the page's top. */
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
 * What plugin-pwa writes into the worker in place of the list of all files: one line that changes
 * when any of them does, or the offline page. It is what makes a new build an update; the list itself
 * would be downloaded by every reader with every build, and only installed apps need it.
 */
async function buildStamp(outDir: string, list: string): Promise<ManifestEntry> {
  const offlinePage = await fs.readFile(path.join(outDir, OFFLINE_PAGE));
  const revision = createHash('sha256').update(list).update(offlinePage).digest('hex').slice(0, 16);
  return { url: SITE_FILES, revision, size: 0 };
}

/** What plugin-pwa is told: the site's own registration and rules, and a stamp in place of its list. */
export function pwaOptions(
  { siteDir, outDir }: Pick<LoadContext, 'siteDir' | 'outDir'>,
  withdrawn: boolean,
): PwaOptions {
  return {
    swRegister: false,
    swCustom: path.join(generatedFolder(siteDir), withdrawn ? 'withdraw.js' : 'index.js'),
    pwaHead: pwaHead(),
    injectManifestConfig: {
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      manifestTransforms: [
        async () => {
          const list = JSON.stringify(await listSiteFiles(outDir));
          await fs.writeFile(path.join(outDir, SITE_FILES), list);
          return { manifest: [await buildStamp(outDir, list)] };
        },
      ],
      // The type asks for the worker's paths too, which plugin-pwa sets itself.
    } as unknown as PwaOptions['injectManifestConfig'],
  };
}

/**
 * The service worker (spec 7): plugin-pwa with the site's own registration and rules, and the list of
 * files that an installed app keeps.
 *
 * @param withdrawn publishes a worker that removes itself and all it kept, from every reader's browser
 */
export function serviceWorker(withdrawn = false) {
  return (context: LoadContext): PublishingPlugin => {
    const { siteDir } = context;
    const options = pwaOptions(context, withdrawn);
    // `null` while a writer works.
    const pwa = pluginPwa(context, validateOptions({ validate: normalizePluginOptions, options }));
    return {
      // Not its theme, which asks the reader to update: that is the site's own (spec 7.4).
      ...(pwa && { configureWebpack: pwa.configureWebpack, injectHtmlTags: pwa.injectHtmlTags }),
      name: 'service-worker',
      async loadContent() {
        const sources = path.join(siteDir, 'src/features/offline/worker');
        await writeWorkerSources(sources, generatedFolder(siteDir));
      },
      async publish({ props }) {
        await pwa?.postBuild?.(props);
      },
    };
  };
}
