import type { LoadContext } from '@docusaurus/types';
import type { Site } from '../site/config';
import type { PublishingPlugin } from './tools/publishing';
import type { PageFacts } from './facts';
import { readPages } from './readPages';

/** The first post-build step: reads the facts of every page, and finishes its HTML. */
export function finishedPages({ environment, versions }: Site) {
  return ({ siteDir, baseUrl, siteConfig }: LoadContext): PublishingPlugin<PageFacts> => ({
    name: 'finished-pages',
    async publish(site) {
      // Loaded late: PurgeCSS would delay `npm start`.
      const { finishPages } = await import('./finishPages');
      const { outDir } = site;
      site.pages = await readPages({ siteDir, outDir, baseUrl, origin: siteConfig.url, versions });
      await finishPages(site, { baseUrl, environment });
    },
  });
}
