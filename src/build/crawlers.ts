import fs from 'node:fs/promises';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCTS } from '../site';

interface DatedItem {
  readonly url: string;
  readonly lastmod?: string | null;
}

/** Pages that only show what is below them, although they have a file of their own. */
const OVERVIEWS = ['/toolpad/', ...PRODUCTS.map(({ basePath }) => `${basePath}/`)];

/**
 * Gives every overview the date of the newest page below it: what it shows has changed with that one.
 *
 * @param items of a sitemap, dates as `2026-11-22`
 */
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

/** The sitemap: every page with the date of its last change; no guesses of how much it matters. */
export const sitemapOptions: Partial<Options> = {
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

/** What crawlers are told of the site as a whole, beside its sitemap. */
export default function crawlers({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'crawlers',
    async postBuild({ outDir }) {
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrl));
    },
  };
}
