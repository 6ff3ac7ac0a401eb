import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteFields } from '../../../site/config';
import { listCardPages, type CardPage } from './cardPages';

/**
 * Draws the social card of each page: its title and section in the frame of its product, 1200 × 630 px,
 * at `img/cards/` and the page's own path.
 */
export default function socialCards({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let pages: readonly CardPage[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      pages = listCardPages(allContent, baseUrl);
    },
    async postBuild({ outDir }) {
      const { versions } = siteConfig.customFields as unknown as SiteFields;
      // What draws takes a second to load, which a writer's `npm start` should not wait for.
      const { makeCards } = await import('./makeCards');
      await makeCards(pages, { siteDir, outDir, baseUrl, origin: siteConfig.url, versions });
    },
  };
}
