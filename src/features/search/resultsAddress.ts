import { productById, type ProductId, PRODUCTS, productSegment } from '../../site';

/** In characters: room for a pasted error message, and a bound on what each key press looks up. */
export const MAX_QUERY_LENGTH = 200;

export interface SearchParameters {
  readonly query: string;
  /** What is searched; `null` for all products. */
  readonly product: ProductId | null;
}

/** A product's name in URLs and forms: `core`, `studio`, or `all`. */
export function nameOf(product: ProductId | null): string {
  return product === null ? 'all' : productSegment(productById(product));
}

/** Query string for search parameters, as a form of the search submits it. */
export function formatSearchParameters({ query, product }: SearchParameters): string {
  return `?${new URLSearchParams({ q: query, in: nameOf(product) }).toString()}`;
}

/** Parses a query string from {@link formatSearchParameters}, possibly edited by the reader. */
export function parseSearchParameters(text: string): SearchParameters {
  const parameters = new URLSearchParams(text);
  const product = PRODUCTS.find(({ id }) => nameOf(id) === parameters.get('in'))?.id ?? null;
  return { query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH), product };
}

/** What a form of the search asks for: its field, and the product of the chosen tab. */
export function readForm(form: HTMLFormElement): SearchParameters {
  // The form has no file inputs.
  const fields = [...new FormData(form)] as [string, string][];
  return parseSearchParameters(new URLSearchParams(fields).toString());
}

/** Chooses the tab of a product. */
export function chooseProduct({ elements }: HTMLFormElement, product: ProductId | null): void {
  (elements.namedItem('in') as RadioNodeList).value = nameOf(product);
}
