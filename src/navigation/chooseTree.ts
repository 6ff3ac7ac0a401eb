import type { ProductId } from './types';

/** What `mui:productCategoryId` and `mui:productId` say of a page. */
export interface PageProduct {
  /** `toolpad` on documentation pages, the string `null` elsewhere. */
  readonly productCategoryId: string;
  readonly productId: string;
}

function productOfPath(pathname: string): ProductId {
  const [, second] = pathname.split('/').filter(Boolean);
  return second === 'studio' ? 'toolpad-studio' : 'toolpad-core';
}

/**
 * Decides which product's tree a page shows (spec 1.4).
 *
 * @param page the page's product and category
 * @param pathname the page's path as the browser has it; it is compared, never decoded, so a
 *   malformed escape is harmless
 * @returns the product, or `null` when the page shows no tree
 */
export function chooseTree(page: PageProduct, pathname: string): ProductId | null {
  if (page.productCategoryId === 'null') {
    return productOfPath(pathname);
  }
  if (page.productCategoryId !== 'toolpad') {
    return null;
  }
  return page.productId === 'toolpad-core' || page.productId === 'toolpad-studio'
    ? page.productId
    : null;
}
