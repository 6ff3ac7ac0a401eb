import type { LoadContext } from '@docusaurus/types';
import { readSiteFields } from '../site/config/environment';
import type { PublishingPlugin } from '../site/publishing';
import type { PageFacts } from './factsShape';

/** The first post-build step: reads the facts of every page, and finishes its HTML. */
export function pages({ siteDir, baseUrl, siteConfig }: LoadContext): PublishingPlugin<PageFacts> {
  const { environment, versions } = readSiteFields(siteConfig);
  return {
    name: 'pages',
    async publish(site) {
      // Loaded late: parsers take seconds to load, which would delay `npm start`.
      const [{ readPages }, { finishPages }] = await Promise.all([
        import('./readPages'),
        import('./finishPages'),
      ]);
      const { outDir } = site;
      site.pages = await readPages({ siteDir, outDir, baseUrl, origin: siteConfig.url, versions });
      await finishPages(site, { baseUrl, environment });
    },
  };
}
