import { PRODUCTS, SEARCH_PAGE, type ProductId } from '../../site';
import type { Scope } from './useSearch';

/** A question, and the product it is put to; `null` for both. */
export interface Question {
  readonly query: string;
  readonly product: ProductId | null;
}

/** A product as the address names it: `core`, `studio`. */
export function nameOf(product: ProductId): string {
  return product.replace('toolpad-', '');
}

function search({ query, product }: Question): string {
  const parameters = new URLSearchParams({ q: query, ...(product && { in: nameOf(product) }) });
  return `?${parameters.toString()}`;
}

/** The address of a search's results. */
export function resultsAddress(query: string, { here, both }: Scope): string {
  return SEARCH_PAGE + search({ query, product: both ? null : here });
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
