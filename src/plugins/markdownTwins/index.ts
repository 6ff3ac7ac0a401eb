import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteFields } from '../../config';
import { runInThread } from '../runInThread';
import type { TwinSite } from './readTwins';

/**
 * Writes the site as Markdown once it is built (`writeTwins.ts`), in a thread of its own: it takes
 * long, and what it leaves to be collected is gone with the thread.
 */
export default function markdownTwins({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  const { versions } = siteConfig.customFields as unknown as SiteFields;
  return {
    name: 'markdown-twins',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          // The relation that llmstxt.org names; "alternate" would say that it is this very page.
          attributes: { rel: 'describedby', type: 'text/plain', href: `${baseUrl}llms.txt` },
        },
      ],
    }),
    async postBuild({ outDir }) {
      const site: TwinSite = { siteDir, outDir, baseUrl, siteUrl: siteConfig.url, versions };
      await runInThread(path.join(__dirname, 'writeTwins.ts'), site);
    },
  };
}
