import { type NavigationPage, type ProductId, PRODUCTS, suggestPages } from '../../site';
import { createEngine, type Engine, type PageHit } from './engine';
import { loadIndex } from './indexFiles';
import { parseQuery, type QueryWord } from './query';
import { remembered } from './tokens';

/** The engines of the products whose titles have loaded. */
export type Engines = Readonly<Partial<Record<ProductId, Engine>>>;

export interface Results {
  /** The best pages of what is searched. */
  readonly pages: readonly PageHit[];
  /** Number of matching pages in what is searched, including those not shown. */
  readonly total: number;
  /** Counts those of each product that has loaded; searches those that were not. */
  readonly count: () => ReadonlyMap<ProductId, number>;
  /** If there are none, pages whose names resemble the query. */
  readonly nearest: readonly NavigationPage[];
}

const NEAREST_PAGES = 3;

/** Finds up to `limit` pages of a product; `null` for the best of all products. */
export function findPages(
  text: string,
  engines: Engines,
  product: ProductId | null,
  limit: number,
): Results {
  const query = parseQuery(text);
  const loaded = Object.entries(engines) as [ProductId, Engine][];
  const isSpelt = (word: QueryWord): boolean => loaded.some(([, engine]) => engine.knows(word));
  const search = remembered((id) => engines[id as ProductId]?.search(query, isSpelt) ?? []);
  const pages = loaded
    .flatMap(([id]) => (product === null || id === product ? search(id) : []))
    .sort((a, b) => b.score - a.score);
  const named = loaded
    .flatMap(([, engine]) => engine.pages)
    .map(({ path, title }) => ({ pathname: path, title, trail: [] }));
  return {
    pages: pages.slice(0, limit),
    total: pages.length,
    count: () => new Map(loaded.map(([id]) => [id, search(id).length])),
    nearest: pages.length > 0 ? [] : suggestPages(text, named, NEAREST_PAGES),
  };
}

/** How long the first results wait for the text, in ms; those of the titles alone are worse. */
const TEXT_LIMIT_MS = 500;

/**
 * Loads the engines: what is searched first, and titles before texts.
 *
 * @param onLoad called with all that have loaded, each time that there is more to search
 * @throws Error if a file does not load
 */
export async function loadEngines(
  first: ProductId | null,
  onLoad: (engines: Engines) => void,
): Promise<void> {
  const ids = PRODUCTS.map(({ id }) => id).sort(
    (a, b) => Number(b === first) - Number(a === first),
  );
  let engines: Engines = {};
  const load = async (product: ProductId): Promise<void> => {
    const { pages, terms } = await loadIndex(product);
    const engine = createEngine(pages);
    const show = (): void => {
      // Always another object: there is more to search.
      engines = { ...engines, [product]: engine };
      onLoad(engines);
    };
    const timer = setTimeout(show, TEXT_LIMIT_MS);
    try {
      engine.addText(await terms);
    } finally {
      clearTimeout(timer);
      show();
    }
  };
  if (first === null) {
    await Promise.all(ids.map(load));
  } else {
    for (const id of ids) {
      await load(id);
    }
  }
}
