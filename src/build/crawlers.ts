import fs from 'node:fs/promises';
import path from 'node:path';
import * as sitemapPlugin from '@docusaurus/plugin-sitemap';
import type { LoadContext } from '@docusaurus/types';
import { PRODUCTS } from '../site';
import type { PublishingPlugin } from './tools/publishing';
import { loadPlugin } from './docusaurus/loadPlugin';

interface DatedItem {
  readonly url: string;
  readonly lastmod?: string | null;
}

/** Pages with their own file that only list the pages below them. */
const OVERVIEWS = ['/toolpad/', ...PRODUCTS.map(({ basePath }) => `${basePath}/`)];

/** Dates each overview by the newest page below it, such as `2026-11-22`. */
export function dateOverviews<Item extends DatedItem>(items: readonly Item[]): Item[] {
  return items.map((item) => {
    if (item.lastmod && !OVERVIEWS.includes(new URL(item.url).pathname)) {
      return item;
    }
    const dates = items.filter(({ url }) => url.startsWith(item.url)).map(({ lastmod }) => lastmod);
    const newest = dates.flatMap((date) => date ?? []).sort();
    return { ...item, lastmod: newest.at(-1) ?? null };
  });
}

/** Sitemap options: dates of the last change, no guessed priorities. */
const sitemapOptions: sitemapPlugin.Options = {
  ignorePatterns: ['/toolpad/demo/', '/toolpad/search/'],
  lastmod: 'date',
  changefreq: null,
  priority: null,
  createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) =>
    dateOverviews(await defaultCreateSitemapItems(params)),
};

/** The text of `robots.txt`. */
export function robotsText(siteUrl: string, baseUrl: string): string {
  return [
    `# Crawlers read this at the root of a host only: publish it as ${siteUrl}/robots.txt`,
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`,
    '',
  ].join('\n');
}

/** Writes `robots.txt` and the sitemap. */
export default function crawlers(context: LoadContext): PublishingPlugin {
  const sitemap = loadPlugin(sitemapPlugin, context, sitemapOptions);
  return {
    name: 'crawlers',
    async publish({ outDir, props }) {
      const { baseUrl, siteConfig } = context;
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrl));
      await sitemap?.postBuild?.(props);
    },
  };
}
