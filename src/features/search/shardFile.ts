import { fetchFile } from '../../islands/fetchFile';
import type { ProductId } from '../../site';
import { MANIFEST_FILE, parseManifest } from './shard';

/** The site's path (spec 1.1). */
const SITE = '/toolpad/';

/**
 * Fetches JSON of the site and reads it.
 *
 * @param file below the site's path
 * @throws Error when the network fails, the server refuses, or what comes is something else: a
 *   captive portal answers everything with a page of its own
 */
export async function fetchData<Data>(
  file: string,
  parse: (data: unknown) => Data | null,
  cache: RequestCache = 'default',
): Promise<Data> {
  const read = async (response: Response): Promise<Data> => {
    const data = parse(await response.json());
    if (data === null) {
      throw new Error(`${file} holds no search index`);
    }
    return data;
  };
  return await fetchFile(SITE + file, read, cache);
}

/** The manifest is never cached: it names the shards of the currently published build. */
async function fetchShard(product: ProductId): Promise<unknown> {
  const manifest = await fetchData(MANIFEST_FILE, parseManifest, 'no-cache');
  const file = manifest[product];
  if (file === undefined) {
    throw new Error(`${MANIFEST_FILE} names no shard of ${product}`);
  }
  return fetchData(file, (data) => data);
}

/** Shards prefetched before the engine needs them; `null` once it has taken them. */
const early = new Map<ProductId, Promise<unknown> | null>();

/** Prefetches a product's shard of the index while the code that reads it is still loading. */
export function preloadShard(product: ProductId): void {
  if (!early.has(product)) {
    const shard = fetchShard(product);
    early.set(product, shard);
    shard.catch(() => {
      // Failed: the next request retries.
      early.delete(product);
    });
  }
}

/** A product's shard of the index as it travels: the one that was preloaded, or else fetched now. */
export function takeShard(product: ProductId): Promise<unknown> {
  const shard = early.get(product) ?? fetchShard(product);
  early.set(product, null);
  return shard;
}
