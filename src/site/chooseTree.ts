import type { ProductId } from './types';

/** What `mui:productCategoryId` and `mui:productId` say of a page. */
export interface PageProduct {
  /** `toolpad` on documentation pages, the string `null` elsewhere. */
  readonly productCategoryId: string;
  readonly productId: string;
}

/** It goes into a page as text, too: it may use nothing from outside. */
/* istanbul ignore next -- what counts runs would be in the page, too */
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

/** The product of the page that the browser shows: what `chooseTree` says of it. */
export function shownProduct(): ProductId | null {
  const meta = (name: string): string =>
    document.querySelector<HTMLMetaElement>(`meta[name="mui:${name}"]`)?.content ?? 'null';
  const page = { productId: meta('productId'), productCategoryId: meta('productCategoryId') };
  return chooseTree(page, window.location.pathname);
}

/**
 * A script for the head of the page that stands for every address without one: says on `<html>` which
 * product the address chooses, as the build does on every other page, before the first paint.
 */
export const SHOWN_TREE_SCRIPT = `document.documentElement.dataset.tree=(${String(productOfPath)})(location.pathname)`;
