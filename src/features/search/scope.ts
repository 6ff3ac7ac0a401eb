import { type ProductId, PRODUCTS } from '../../site';
import { userLanguage } from '../../strings';

/** What is searched. */
export interface Scope {
  /** The current page's product; `null` on pages without one. */
  readonly here: ProductId | null;
  /** Whether to search all products; always the case if `here` is `null`. */
  readonly everywhere: boolean;
}

/** A scope's products, listed in the UI language: `Toolpad Core and Toolpad Studio`. */
export function scopeName({ here, everywhere }: Scope): string {
  const names = PRODUCTS.filter(({ id }) => here === null || everywhere || id === here);
  return new Intl.ListFormat(userLanguage()).format(names.map(({ name }) => name));
}
