import type { ProductId } from '../../site';
import { createEngine, type Engine } from './engine';
import { fetchData, type IndexedPage, isTexts, takeShard } from './shard';

const engines = new Map<ProductId, Promise<Engine>>();
const texts = new Map<string, Promise<readonly string[]>>();

/** Returns a product's engine, cached; rejects if it fails to load, and the next call retries. */
export function loadEngine(product: ProductId): Promise<Engine> {
  const engine = engines.get(product) ?? takeShard(product).then(createEngine);
  engines.set(product, engine);
  engine.catch(() => engines.delete(product));
  return engine;
}

/** Returns the texts of a page's sections; empty if they fail to load. Never rejects. */
export function loadTexts({ textFile }: IndexedPage): Promise<readonly string[]> {
  const loaded = texts.get(textFile) ?? fetchData(textFile, isTexts);
  texts.set(textFile, loaded);
  return loaded.catch(() => {
    // Perhaps a new build was published: reload the index with the next query.
    texts.delete(textFile);
    engines.clear();
    return [];
  });
}
