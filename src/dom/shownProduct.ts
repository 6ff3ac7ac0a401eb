import { type pageProduct, type ProductId, PRODUCTS, productSegment } from '../site';
import { productOfPath } from './headTree';

/** Products by path segment. */
export const SEGMENTS = PRODUCTS.map((product) => [productSegment(product), product.id] as const);

/** The product whose tree a page shows (spec 1.4); `pathname` may be malformed. */
export function chooseTree(
  page: ReturnType<typeof pageProduct>,
  pathname: string,
): ProductId | null {
  if (page.productCategoryId === 'null') {
    return productOfPath(pathname, SEGMENTS) ?? null;
  }
  const isProduct = page.productCategoryId === 'toolpad';
  return PRODUCTS.find(({ id }) => isProduct && id === page.productId)?.id ?? null;
}

/** `chooseTree` for the page in the browser. */
export function shownProduct(): ProductId | null {
  const meta = (name: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[name="mui:${name}"]`)?.content ?? 'null';
  const page = { productId: meta('productId'), productCategoryId: meta('productCategoryId') };
  return chooseTree(page, window.location.pathname);
}

/** Marks a product everywhere on a page that belongs to none, such as the search (spec 1.4). */
export function showProduct(product: ProductId): void {
  document.documentElement.dataset.tree = product;
  document.querySelectorAll('[data-product] > a').forEach((link) => {
    link.removeAttribute('aria-current');
  });
  document.querySelectorAll(`[data-product="${product}"] > a`).forEach((link) => {
    link.setAttribute('aria-current', 'true');
  });
}
