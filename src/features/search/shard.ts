import { fetchFile } from '../../islands/fetchFile';
import type { ProductId } from '../../site';

/** Where a build says which index shards it has, below the site's own path. */
export const MANIFEST_FILE = 'search-index.json';

/** A heading or table row that can be found. */
export interface SectionEntry {
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** Whether it is a row of a reference table, such as a prop. */
  readonly isRow?: boolean;
}

/** A page that can be found. */
export interface IndexedPage {
  /** Its address. */
  readonly path: string;
  readonly title: string;
  /** What the navigation calls it. */
  readonly label: string;
  /** Its navigation groups, such as `Components › Layout`. */
  readonly trail: string;
  /** The file with the texts of its sections. */
  readonly textFile: string;
  readonly sections: readonly SectionEntry[];
}

/**
 * All that can be found in one product, as it travels: pages, and beside them the terms of each of their
 * sections, with spaces between. Apart from the pages, and in alphabetical order, terms compress best.
 */
export interface IndexShard {
  readonly pages: readonly IndexedPage[];
  /** The terms of the texts; one that a text has several times is there several times. */
  readonly words: readonly string[];
  /** The names in the code that the text does not have. */
  readonly names: readonly string[];
}

/** Whether data are the texts of a page's sections. */
export function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((item) => typeof item === 'string');
}

/** Whether data are an index shard. */
export function isShard(data: unknown): data is IndexShard {
  const { pages, words, names } = Object(data) as Partial<Record<keyof IndexShard, unknown>>;
  return Array.isArray(pages) && isTexts(words) && isTexts(names);
}

/** Each product's shard. */
type Manifest = Readonly<Partial<Record<string, string>>>;

/** Whether data are the content of {@link MANIFEST_FILE}. */
function isManifest(data: unknown): data is Manifest {
  return typeof data === 'object' && data !== null && isTexts(Object.values(data));
}

/** The site's path (spec 1.1). */
const SITE = '/toolpad/';

/**
 * Fetches JSON of the site.
 *
 * @param file below the site's path
 * @throws Error when the network fails, the server refuses, or what comes is something else: a
 *   captive portal answers everything with a page of its own
 */
export async function fetchData<Data>(
  file: string,
  isData: (data: unknown) => data is Data,
  cache?: RequestCache,
): Promise<Data> {
  const read = async (response: Response): Promise<Data> => {
    const data: unknown = await response.json();
    if (!isData(data)) {
      throw new Error(`${file} holds no search index`);
    }
    return data;
  };
  return await fetchFile(SITE + file, read, cache);
}

/** The manifest is never cached: it names the shards of the currently published build. */
async function fetchShard(product: ProductId): Promise<IndexShard> {
  const { [product]: file } = await fetchData(MANIFEST_FILE, isManifest, 'no-cache');
  if (file === undefined) {
    throw new Error(`${MANIFEST_FILE} names no shard of ${product}`);
  }
  return fetchData(file, isShard);
}

/** Shards prefetched before the engine needs them; `null` once it has taken them. */
const early = new Map<ProductId, Promise<IndexShard> | null>();

/** Prefetches a product's shard of the index while the code that reads it is still loading. */
export function preloadShard(product: ProductId): void {
  if (!early.has(product)) {
    const shard = fetchShard(product);
    early.set(product, shard);
    // Failed: the next request retries.
    shard.catch(() => early.delete(product));
  }
}

/** A product's shard of the index: the one that was preloaded, or else fetched now. */
export function takeShard(product: ProductId): Promise<IndexShard> {
  const shard = early.get(product) ?? fetchShard(product);
  early.set(product, null);
  return shard;
}
