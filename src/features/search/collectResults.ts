import { PRODUCTS, type ProductId } from '../../site';
import type { Engine, PageHit } from './engine';

/** The engines that are loaded. */
export type Engines = Readonly<Partial<Record<ProductId, Engine>>>;

/** What a question is put to. */
export interface Scope {
  /** Where the reader is; `null` on pages of neither product. */
  readonly here: ProductId | null;
  /** Whether the other product is searched too; it always is where there is no product. */
  readonly both: boolean;
}

/** The pages of one product, or of both by their score where the reader is in neither. */
interface ResultList {
  readonly product: ProductId | null;
  readonly pages: readonly PageHit[];
}

/** The answers to a question. */
export interface Results {
  readonly lists: readonly ResultList[];
  /** How many pages answer, those that are not shown included. */
  readonly total: number;
}

/** The product that is not this one. */
export function otherProduct(product: ProductId): ProductId {
  return product === 'toolpad-core' ? 'toolpad-studio' : 'toolpad-core';
}

/**
 * Puts a question to the engines that the scope names.
 *
 * @param limit how many pages to return at most; two lists share it
 */
export function collectResults(
  text: string,
  engines: Engines,
  { here, both }: Scope,
  limit: number,
): Results {
  const search = (product: ProductId): PageHit[] => engines[product]?.search(text) ?? [];
  if (here === null) {
    const pages = PRODUCTS.flatMap(({ id }) => search(id)).sort((a, b) => b.score - a.score);
    const lists = [{ product: null, pages: pages.slice(0, limit) }];
    return { lists, total: pages.length };
  }
  const own = search(here);
  if (!both) {
    return { lists: [{ product: here, pages: own.slice(0, limit) }], total: own.length };
  }
  const other = otherProduct(here);
  const others = search(other);
  const ownPlaces = Math.max(Math.ceil(limit / 2), limit - others.length);
  const shown = own.slice(0, ownPlaces);
  const lists = [
    { product: here, pages: shown },
    { product: other, pages: others.slice(0, limit - shown.length) },
  ];
  return { lists, total: own.length + others.length };
}

/** The pages of all lists in the order they are shown. */
export function shownPages({ lists }: Results): PageHit[] {
  return lists.flatMap(({ pages }) => pages);
}
