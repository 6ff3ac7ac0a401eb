import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listPages, type ProductId, PRODUCTS } from '../../../site';
import type { PublishedSite, PublishingPlugin } from '../../../site/publishing';
import { TREES } from '../../../site/trees';
import { type IndexedPage, type IndexShard, MANIFEST_FILE } from '../shard';
import { termsOf, wordsOf } from '../tokens';
import type { PageSection, SearchPage } from './readPage';

/** Folder of the index, below the site's own path: the worker keeps what lies in `assets/`. */
const FOLDER = 'assets/search';

/** A page with what the index says of it. */
type PageToPack = SearchPage & Omit<IndexedPage, 'sections'>;

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/**
 * The names in code blocks that readers look for: those of several parts, such as `slotProps`, and
 * those that begin with a capital. The rest is what all code has.
 */
function namesInCode(code: string): string[] {
  const names = (code.match(NAME) ?? []).filter((name) => /\p{L}.*[\p{Lu}_]|^\p{Lu}/u.test(name));
  return names.flatMap((name) => wordsOf(name)[0]?.[0]?.term ?? []);
}

/** A section that has a term more often is not more about it. */
const HIGHEST_COUNT = 4;

/** What a section's text and code are found by. */
function packSection({ text, code }: PageSection): { words: string; names: string } {
  const terms = termsOf(text).sort();
  const words = terms.filter((term, place) => term !== terms[place - HIGHEST_COUNT]);
  const names = new Set(namesInCode(code).sort());
  terms.forEach((term) => names.delete(term));
  return { words: words.join(' '), names: [...names].join(' ') };
}

/**
 * Makes a product's index shard. Titles and headings are in it as they are: the browser takes their
 * terms from them.
 */
export function packPages(pages: readonly PageToPack[]): IndexShard {
  const contents = pages.flatMap(({ sections }) => sections.map(packSection));
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

/** What is read of a page for the search; `null` where it is no documentation page. */
interface Facts {
  readonly search: SearchPage | null;
}

/**
 * Writes a file whose name tells its content.
 *
 * @returns its address below the site's own path
 */
function writeHashed(outDir: string, name: string, data: unknown): string {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${FOLDER}/${name}.${hash}.json`;
  fs.mkdirSync(path.join(outDir, FOLDER), { recursive: true });
  fs.writeFileSync(path.join(outDir, address), text);
  return address;
}

/** Writes the texts of a product's pages, and tells what else the index says of them. */
function readProduct(
  id: ProductId,
  { outDir, pages }: PublishedSite<Facts>,
  baseUrl: string,
): PageToPack[] {
  const byAddress = new Map(pages.map((page) => [page.address, page.facts.search]));
  return listPages(TREES[id]).map(({ pathname, title: label, trail }) => {
    const page = byAddress.get(`${pathname}/`);
    if (!page) {
      throw new Error(`The search index found no text on the page ${pathname}/`);
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

/**
 * Writes the search index of the built pages: a shard a product, the texts of each page, and a
 * manifest that names the shards.
 */
export default function searchIndex({ baseUrl }: LoadContext): PublishingPlugin<Facts> {
  return {
    name: 'search-index',
    publish(site) {
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
 * What the search loads for each product, so that a worker can keep it.
 *
 * @param outDir the folder of the built site
 * @returns addresses from the site's root, by the product's id
 */
export async function listSearchFiles(
  outDir: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const manifest = await fs.promises.readFile(path.join(outDir, MANIFEST_FILE), 'utf8');
  const shards = Object.entries(JSON.parse(manifest) as Readonly<Record<string, string>>);
  return Object.fromEntries(shards.map(([id, shard]) => [id, [shard, MANIFEST_FILE]]));
}
