import { fetchFile } from '../../recovery/fetchFile';
import type { ProductId } from '../../site';

/** Lists the build's index shards; relative to the site's root. */
export const MANIFEST_FILE = 'search-index.json';

export interface SectionEntry {
  readonly heading: string;
  /** Empty for the top of the page. */
  readonly anchor: string;
  /** Whether it is a row in a reference table, such as a prop. */
  readonly isRow?: boolean;
}

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  /** Its label in the navigation. */
  readonly label: string;
  /** Its groups in the navigation, such as `Components › Layout`. */
  readonly trail: string;
  readonly textFile: string;
  readonly sections: readonly SectionEntry[];
}

/**
 * A product's index as transferred: the pages, and one space-separated list of terms per section.
 * Terms compress best when they are sorted and separate from the pages.
 */
export interface IndexShard {
  readonly pages: readonly IndexedPage[];
  /** Terms of the texts, with duplicates. */
  readonly words: readonly string[];
  /** Names in the code that are not in the text. */
  readonly names: readonly string[];
}

/** Validates the texts of a page's sections. */
export function isTexts(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((item) => typeof item === 'string');
}

/** Validates an index shard. */
export function isShard(data: unknown): data is IndexShard {
  const { pages, words, names } = Object(data) as Partial<Record<keyof IndexShard, unknown>>;
  return Array.isArray(pages) && isTexts(words) && isTexts(names);
}

type Manifest = Readonly<Partial<Record<string, string>>>;

function isManifest(data: unknown): data is Manifest {
  return typeof data === 'object' && data !== null && isTexts(Object.values(data));
}

/** The site's path (spec 1.1). */
const SITE = '/toolpad/';

/**
 * Fetches and validates a JSON file.
 *
 * @param file relative to the site's root
 * @throws Error on network errors, HTTP errors and invalid data, such as a captive portal's page
 */
export async function fetchData<Data>(
  file: string,
  isData: (data: unknown) => data is Data,
  cache?: RequestCache,
): Promise<Data> {
  const read = async (response: Response): Promise<Data> => {
    const data: unknown = await response.json();
    if (!isData(data)) {
      throw new Error(`${file} is not a search index`);
    }
    return data;
  };
  return await fetchFile(SITE + file, read, cache);
}

/** Always revalidates the manifest, because it names the published build's shards. */
async function fetchShard(product: ProductId): Promise<IndexShard> {
  const { [product]: file } = await fetchData(MANIFEST_FILE, isManifest, 'no-cache');
  if (file === undefined) {
    throw new Error(`${MANIFEST_FILE} lists no shard for ${product}`);
  }
  return fetchData(file, isShard);
}

const shards = new Map<ProductId, Promise<IndexShard>>();

/** Loads a product's shard, once; also ahead, while the search's code is still loading. */
export function loadShard(product: ProductId): Promise<IndexShard> {
  const shard = shards.get(product) ?? fetchShard(product);
  shards.set(product, shard);
  // Let the next request retry.
  shard.catch(() => shards.delete(product));
  return shard;
}

/** Makes the next requests reload the index, which may belong to a newer build. */
export function forgetShards(): void {
  shards.clear();
}
