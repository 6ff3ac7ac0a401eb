import type { ProductId } from '../../site';
import { createEngine, type Engine } from './engine';
import { type IndexedPage, parseShard, parseTexts } from './shard';
import { fetchData, takeShard } from './shardFile';

/** The index of the published site, loaded on demand. */
export interface SiteIndex {
  /**
   * The engine of a product; loaded at the first call and kept. Rejects when it cannot be loaded, and
   * the next call tries again.
   */
  readonly engine: (product: ProductId) => Promise<Engine>;
  /** The texts of a page's sections; empty when they cannot be loaded. Never rejects. */
  readonly texts: (page: IndexedPage) => Promise<readonly string[]>;
}

async function loadEngine(product: ProductId): Promise<Engine> {
  const shard = parseShard(await takeShard(product));
  if (!shard) {
    throw new Error(`What came for ${product} is no search index`);
  }
  return createEngine(shard);
}

/** Makes the index of the site. */
export function createSiteIndex(): SiteIndex {
  const engines = new Map<ProductId, Promise<Engine>>();
  const texts = new Map<string, Promise<readonly string[]>>();

  return {
    engine(product) {
      const loaded = engines.get(product) ?? loadEngine(product);
      engines.set(product, loaded);
      loaded.catch(() => engines.delete(product));
      return loaded;
    },
    texts({ textFile }) {
      const loaded = texts.get(textFile) ?? fetchData(textFile, parseTexts);
      texts.set(textFile, loaded);
      return loaded.catch(() => {
        // For example, the shard of a replaced build: reload the index with the next query.
        texts.delete(textFile);
        engines.clear();
        return [];
      });
    },
  };
}

/** The index of this page's site; one for as long as the page lasts. */
export const siteIndex = createSiteIndex();
