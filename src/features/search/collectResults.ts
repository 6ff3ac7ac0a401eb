import { otherProducts, type ProductId, PRODUCTS } from '../../site';
import type { Engine, PageHit } from './engine';
import type { Scope } from './scope';

/** The loaded engines; `null` if loading failed. */
export type Engines = Readonly<Partial<Record<ProductId, Engine | null>>>;

export interface Results {
  /** The pages by product, or of all products by score if the current page has none. */
  readonly lists: readonly {
    readonly product: ProductId | null;
    readonly pages: readonly PageHit[];
  }[];
  /** Number of matching pages, including those not shown. */
  readonly total: number;
}

/** Returns up to `limit` pages from the scope; half are reserved for the reader's product. */
export function collectResults(
  text: string,
  engines: Engines,
  { here, everywhere }: Scope,
  limit: number,
): Results {
  const search = (product: ProductId): PageHit[] => engines[product]?.search(text) ?? [];
  if (here === null) {
    const pages = PRODUCTS.flatMap(({ id }) => search(id)).sort((a, b) => b.score - a.score);
    return { lists: [{ product: null, pages: pages.slice(0, limit) }], total: pages.length };
  }
  const own = search(here);
  const others = everywhere
    ? otherProducts(here).map((product) => ({ product, pages: search(product) }))
    : [];
  const count = others.reduce((sum, { pages }) => sum + pages.length, 0);
  const ownPages = own.slice(0, Math.max(Math.ceil(limit / 2), limit - count));
  let places = limit - ownPages.length;
  const otherLists = others.map(({ product, pages }) => {
    const shown = pages.slice(0, places);
    places -= shown.length;
    return { product, pages: shown };
  });
  return { lists: [{ product: here, pages: ownPages }, ...otherLists], total: own.length + count };
}

/** All pages in display order. */
export function shownPages({ lists }: Results): PageHit[] {
  return lists.flatMap(({ pages }) => pages);
}
