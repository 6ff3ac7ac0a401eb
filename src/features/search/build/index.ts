import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listPages, type ProductId, PRODUCTS } from '../../../site';
import type { PublishedSite, PublishingPlugin } from '../../../build/tools/publishing';
import { TREES } from '../../../site/trees';
import { type IndexedPage, type IndexShard, MANIFEST_FILE } from '../shard';
import type { SearchPage } from './searchPage';

/** Relative to the site's root; the service worker caches `assets/`. */
const FOLDER = 'assets/search';

type PageToPack = SearchPage & Omit<IndexedPage, 'sections'>;

/** Creates a product's index shard. Titles and headings are tokenized in the browser. */
export function packPages(pages: readonly PageToPack[]): IndexShard {
  const contents = pages.flatMap(({ sections }) => sections);
  return {
    pages: pages.map(({ sections, ...page }) => ({
      ...page,
      sections: sections.map(({ heading, anchor, isRow }) => ({
        heading,
        anchor,
        ...(isRow && { isRow }),
      })),
    })),
    words: contents.map(({ words }) => words),
    names: contents.map(({ names }) => names),
  };
}

/** `null` for pages that are not documentation. */
interface Facts {
  readonly search: SearchPage | null;
}

/** Writes a file with a content hash in its name; returns its path relative to the site's root. */
function writeHashed(outDir: string, name: string, data: unknown): string {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${FOLDER}/${name}.${hash}.json`;
  fs.writeFileSync(path.join(outDir, address), text);
  return address;
}

/** Writes the texts of a product's pages, and returns the pages to index. */
function readProduct(
  id: ProductId,
  { outDir, pages }: PublishedSite<Facts>,
  baseUrl: string,
): PageToPack[] {
  const byAddress = new Map(pages.map((page) => [page.address, page.facts.search]));
  return listPages(TREES[id]).map(({ pathname, title: label, trail }) => {
    const page = byAddress.get(`${pathname}/`);
    if (!page) {
      throw new Error(`The search index has no text for the page ${pathname}/`);
    }
    const texts = page.sections.map(({ text }) => text);
    const name = pathname.slice(baseUrl.length).replaceAll('/', '-');
    return {
      ...page,
      label,
      path: `${pathname}/`,
      trail: trail.join(' › '),
      textFile: writeHashed(outDir, name, texts),
    };
  });
}

/** Writes the search index: a shard per product, each page's texts, and a manifest. */
export default function searchIndex({ baseUrl }: LoadContext): PublishingPlugin<Facts> {
  return {
    name: 'search-index',
    publish(site) {
      fs.mkdirSync(path.join(site.outDir, FOLDER), { recursive: true });
      const shards = PRODUCTS.map(({ id }) => {
        const shard = packPages(readProduct(id, site, baseUrl));
        return [id, writeHashed(site.outDir, id, shard)] as const;
      });
      fs.writeFileSync(
        path.join(site.outDir, MANIFEST_FILE),
        JSON.stringify(Object.fromEntries(shards)),
      );
      return Promise.resolve();
    },
  };
}

/**
 * Lists the files that the search loads for each product, for the service worker to cache.
 *
 * @param outDir the folder of the built site
 * @returns paths relative to the site's root, by product id
 */
export async function listSearchFiles(
  outDir: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const manifest = await fs.promises.readFile(path.join(outDir, MANIFEST_FILE), 'utf8');
  const shards = Object.entries(JSON.parse(manifest) as Readonly<Record<string, string>>);
  return Object.fromEntries(shards.map(([id, shard]) => [id, [shard, MANIFEST_FILE]]));
}
