import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { listPages, type ProductId, PRODUCTS } from '../../../site';
import type { PublishedSite, PublishingPlugin } from '../../../site/publishing';
import { TREES } from '../../../site/trees';
import {
  MANIFEST_FILE,
  packAnchor,
  type PackedPage,
  type PackedShard,
  parseManifest,
  SHARDS_FOLDER,
  ROW_MARK,
} from '../shard';
import { packNumbers, packPostings, type Posting } from '../postings';
import { termsOf, wordsOf } from '../tokens';
import type { PageSection, SearchPage } from './readPage';

/** A page with what the index says of it. */
interface PageToPack extends SearchPage {
  readonly path: string;
  /** What the navigation calls it. */
  readonly label: string;
  readonly trail: string;
  readonly textFile: string;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/**
 * The names in code blocks that readers look for: those of several parts, such as `slotProps`, and
 * those that begin with a capital. The rest is what all code has.
 */
function namesInCode(code: string): Set<string> {
  const names = (code.match(NAME) ?? []).filter((name) => /\p{L}.*[\p{Lu}_]|^\p{Lu}/u.test(name));
  return new Set(names.flatMap((name) => wordsOf(name)[0]?.[0]?.term ?? []));
}

function packPage({ path, title, label, trail, textFile, sections }: PageToPack): PackedPage {
  return [
    path,
    title,
    label === title ? '' : label,
    trail,
    textFile,
    sections.map(({ heading }) => heading),
    sections.map(
      ({ anchor, heading, isRow }) => (isRow ? ROW_MARK : '') + packAnchor(anchor, heading),
    ),
  ];
}

/** Counts what a section's text and code are found by. */
function countTerms(section: PageSection) {
  const terms = termsOf(section.text);
  const names = namesInCode(section.code);
  const counts = new Map([...names].map((name) => [name, 0]));
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { counts, lengths: [terms.length, names.size] };
}

/**
 * Makes a product's index shard. Titles and headings are in it as they are: the browser takes their
 * terms from them.
 */
export function packPages(pages: readonly PageToPack[]): PackedShard {
  const postings = new Map<string, Posting[]>();
  const lengths: number[] = [];
  pages
    .flatMap(({ sections }) => sections)
    .forEach((content, section) => {
      const { counts, lengths: own } = countTerms(content);
      lengths.push(...own);
      for (const [term, count] of counts) {
        const places = postings.get(term) ?? [];
        places.push({ section, count });
        postings.set(term, places);
      }
    });
  const sorted = new Map([...postings].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { pages: pages.map(packPage), lengths: packNumbers(lengths), ...packPostings(sorted) };
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
  const address = `${SHARDS_FOLDER}/${name}.${hash}.json`;
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
  const file = path.join(outDir, MANIFEST_FILE);
  const shards = parseManifest(JSON.parse(await fs.promises.readFile(file, 'utf8'))) ?? {};
  return Object.fromEntries(
    Object.entries(shards).map(([id, shard]) => [id, [shard, MANIFEST_FILE]]),
  );
}
