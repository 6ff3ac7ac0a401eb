import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listPages, PRODUCTS, type ProductId } from '../../../site';
import { TREES } from '../../../site/trees';
import { MANIFEST_FILE, parseManifest } from '../manifest';
import { PIECES_FOLDER } from '../piece';
import type { PublishedSite, PublishingPlugin } from '../../../site/publishing';
import type { SearchPage } from './readPage';
import { packPages, type PageToPack } from './packPages';

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
  const address = `${PIECES_FOLDER}/${name}.${hash}.json`;
  const file = path.join(outDir, address);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return address;
}

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
 * Writes the search index of the built pages: a piece a product, the texts of each page, and a
 * manifest that names the pieces.
 */
export default function searchIndex({ baseUrl }: LoadContext): PublishingPlugin<Facts> {
  return {
    name: 'search-index',
    publish(site) {
      const pieces = PRODUCTS.map(({ id }) => {
        const piece = packPages(readProduct(id, site, baseUrl));
        return [id, writeHashed(site.outDir, id, piece)] as const;
      });
      fs.writeFileSync(
        path.join(site.outDir, MANIFEST_FILE),
        JSON.stringify(Object.fromEntries(pieces)),
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
  const file = path.join(outDir, MANIFEST_FILE);
  const shards = parseManifest(JSON.parse(await fs.promises.readFile(file, 'utf8'))) ?? {};
  return Object.fromEntries(
    Object.entries(shards).map(([id, shard]) => [id, [shard, MANIFEST_FILE]]),
  );
}
