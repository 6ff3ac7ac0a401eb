import { productById, type ProductId, PRODUCTS, productSegment, SEARCH_PAGE } from '../../site';
import type { Scope } from './scope';

/** In characters: room for a pasted error message, and a bound on what each key press looks up. */
export const MAX_QUERY_LENGTH = 200;

export interface SearchParameters {
  readonly query: string;
  readonly product: ProductId | null;
}

/** A product's name in URLs: `core`, `studio`. */
export function nameOf(product: ProductId): string {
  return productSegment(productById(product));
}

/** URL of the results page for a query. */
export function resultsAddress(query: string, { here, everywhere }: Scope): string {
  return SEARCH_PAGE + formatSearchParameters({ query, product: everywhere ? null : here });
}

/** Query string for search parameters; empty if there is none. */
export function formatSearchParameters({ query, product }: SearchParameters): string {
  const parameters = new URLSearchParams({ q: query, ...(product && { in: nameOf(product) }) });
  return query === '' && product === null ? '' : `?${parameters.toString()}`;
}

/** Parses a query string from {@link formatSearchParameters}, possibly edited by the reader. */
export function parseSearchParameters(text: string): SearchParameters {
  const parameters = new URLSearchParams(text);
  const name = parameters.get('in');
  return {
    query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    product: PRODUCTS.find(({ id }) => nameOf(id) === name)?.id ?? null,
  };
}
