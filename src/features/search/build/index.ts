import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listPages, type ProductId, PRODUCTS } from '../../../site';
import type { PublishedSite, PublishingPlugin } from '../../../build/tools/publishing';
import { TREES } from '../../../site/trees';
import { hashedFile, indexFile, type ProductIndex } from '../indexFiles';
import { type PackedPage, packSection } from '../packedPage';
import { PostingsWriter } from '../postings';
import { checkKeywords, type PageToPack, readKeywords } from './keywords';
import type { SearchPage } from './readSearchPage';

/** Whether a page is the reference of a subject that has a guide, too. */
function isReference(address: string, addresses: readonly string[]): boolean {
  const guide = address.replace('/reference/', '/');
  return /\/api\/|-api\//.test(address) || (guide !== address && addresses.includes(guide));
}

/** Creates a product's index: its pages, and the terms of their text. */
export function packPages(pages: readonly PageToPack[]): {
  pages: readonly PackedPage[];
  text: string;
} {
  const writer = new PostingsWriter();
  for (const [section, { words, names }] of pages.flatMap((page) => page.sections).entries()) {
    // Sorted, so a term stands beside its repetitions.
    const terms = words.split(' ').filter(Boolean);
    for (const term of new Set(terms)) {
      const count = terms.lastIndexOf(term) - terms.indexOf(term) + 1;
      writer.add([term], section, String(count));
    }
    writer.add(names.split(' ').filter(Boolean), section, 'n');
  }
  const addresses = pages.map((page) => page.path);
  const packed = pages.map(
    ({ path: address, title, label, trail, textFile, sections, keywords }): PackedPage => ({
      path: address,
      title,
      ...(label !== title && { label }),
      trail,
      ...(isReference(address, addresses) && { isReference: true }),
      textFile,
      sections: sections
        .map(({ heading, anchor, isRow, words }, index) =>
          packSection({
            heading: index === 0 ? '' : heading,
            anchor,
            isRow,
            hasText: words !== '',
            keywords: keywords.get(anchor) ?? [],
          }),
        )
        .join('\n'),
    }),
  );
  return { pages: packed, text: writer.toText() };
}

/** `null` for pages that are not documentation. */
interface Facts {
  readonly search: SearchPage | null;
}

/** Writes a file that is named after its content's hash; returns its name for {@link hashedFile}. */
function writeHashed(outDir: string, data: unknown): string {
  const text = JSON.stringify(data);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
  fs.writeFileSync(path.join(outDir, hashedFile(name)), text);
  return name;
}

/**
 * Writes the texts of a product's pages, and returns the pages to index.
 *
 * @throws Error with a line for each keyword that the text of its page or section already has
 */
function readProduct(id: ProductId, { outDir, pages, props }: PublishedSite<Facts>): PageToPack[] {
  const byAddress = new Map(pages.map((page) => [page.address, page.facts.search]));
  const keywords = readKeywords(props.plugins);
  const all = listPages(TREES[id]).map(({ pathname, title: label, trail }): PageToPack => {
    const page = byAddress.get(`${pathname}/`);
    if (!page) {
      throw new Error(`The search index has no text for the page ${pathname}/`);
    }
    const texts = page.sections.map(({ text }) => text);
    return {
      ...page,
      label,
      path: `${pathname}/`,
      trail: trail.join(' › '),
      textFile: writeHashed(outDir, texts),
      keywords: keywords.get(`${pathname}/`) ?? new Map<string, readonly string[]>(),
    };
  });
  const problems = all.flatMap(checkKeywords);
  if (problems.length > 0) {
    throw new Error(`Keywords for the search\n${problems.join('\n')}`);
  }
  return all;
}

/** Writes the search index: each product's file, which names those of its text and of its pages. */
export default function searchIndex(): PublishingPlugin<Facts> {
  return {
    name: 'search-index',
    publish(site) {
      const { outDir } = site;
      fs.mkdirSync(path.dirname(path.join(outDir, hashedFile(''))), { recursive: true });
      for (const { id } of PRODUCTS) {
        const { pages, text } = packPages(readProduct(id, site));
        const index: ProductIndex = { terms: writeHashed(outDir, text), pages };
        fs.writeFileSync(path.join(outDir, indexFile(id)), JSON.stringify(index));
      }
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
export function listSearchFiles(
  outDir: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const list = ({ id }: { readonly id: ProductId }) => {
    const file = indexFile(id);
    const { terms } = JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8')) as ProductIndex;
    return [id, [hashedFile(terms), file]] as const;
  };
  return Promise.resolve(Object.fromEntries(PRODUCTS.map(list)));
}
