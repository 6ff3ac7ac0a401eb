import type { ProductId } from '../../site';
import { createEngine, type Engine } from './engine';
import { fetchData, type IndexedPage, isTexts, takeShard } from './shard';

const engines = new Map<ProductId, Promise<Engine>>();
const texts = new Map<string, Promise<readonly string[]>>();

/**
 * The engine of a product; loaded at the first call and kept as long as the page lasts. Rejects when it
 * cannot be loaded, and the next call tries again.
 */
export function loadEngine(product: ProductId): Promise<Engine> {
  const engine = engines.get(product) ?? takeShard(product).then(createEngine);
  engines.set(product, engine);
  engine.catch(() => engines.delete(product));
  return engine;
}

/** The texts of a page's sections; empty when they cannot be loaded. Never rejects. */
export function loadTexts({ textFile }: IndexedPage): Promise<readonly string[]> {
  const loaded = texts.get(textFile) ?? fetchData(textFile, isTexts);
  texts.set(textFile, loaded);
  return loaded.catch(() => {
    // For example, the shard of a replaced build: reload the index with the next query.
    texts.delete(textFile);
    engines.clear();
    return [];
  });
}
