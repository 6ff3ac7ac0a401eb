import { productById, type ProductId, PRODUCTS, productSegment, SEARCH_PAGE } from '../../site';
import type { Scope } from './useSearch';

/** A question, and the product it is put to; `null` for all. */
export interface Question {
  readonly query: string;
  readonly product: ProductId | null;
}

/** A product as the address names it: `core`, `studio`. */
export function nameOf(product: ProductId): string {
  return productSegment(productById(product));
}

function search({ query, product }: Question): string {
  const parameters = new URLSearchParams({ q: query, ...(product && { in: nameOf(product) }) });
  return `?${parameters.toString()}`;
}

/** The address of a search's results. */
export function resultsAddress(query: string, { here, everywhere }: Scope): string {
  return SEARCH_PAGE + search({ query, product: everywhere ? null : here });
}

/** The query of the address that shows a question's results; empty for no question. */
export function questionSearch(question: Question): string {
  return question.query === '' && question.product === null ? '' : search(question);
}

/** Reads what {@link questionSearch} wrote, or whatever a reader did to it. */
export function parseQuestionSearch(text: string): Question {
  const parameters = new URLSearchParams(text);
  const name = parameters.get('in');
  return {
    query: (parameters.get('q') ?? '').slice(0, 200),
    product: PRODUCTS.find(({ id }) => nameOf(id) === name)?.id ?? null,
  };
}
