import type { LoadContext } from '@docusaurus/types';
import { readSiteFields } from '../site/config/environment';
import type { PublishingPlugin } from '../site/publishing';
import type { PageFacts } from './facts';
import { readPages } from './readPages';

/** The first post-build step: reads the facts of every page, and finishes its HTML. */
export function pages({ siteDir, baseUrl, siteConfig }: LoadContext): PublishingPlugin<PageFacts> {
  const { environment, versions } = readSiteFields(siteConfig);
  return {
    name: 'pages',
    async publish(site) {
      // Loaded late: PurgeCSS would delay `npm start`.
      const { finishPages } = await import('./finishPages');
      const { outDir } = site;
      site.pages = await readPages({ siteDir, outDir, baseUrl, origin: siteConfig.url, versions });
      await finishPages(site, { baseUrl, environment });
    },
  };
}
