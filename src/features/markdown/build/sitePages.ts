import {
  groupAddress,
  itemLabel,
  overviewPathnames,
  type NavigationItem,
  type Product,
} from '../../../site';

/** A product with its tree. */
export interface ProductTree {
  readonly product: Product;
  readonly tree: readonly NavigationItem[];
}

/** Pages that belong together: an overview and what stands under it. */
export interface PageSection {
  readonly title: string;
  /** Pages with text of their own, in the order of the tree. */
  readonly pages: readonly string[];
  /** Overviews made from the tree, which say nothing that their pages do not. */
  readonly overviews: readonly string[];
}

/** Addresses of a tree's pages and overviews, each overview before what is below it. */
function addressesOf(
  items: readonly NavigationItem[],
  overviews: ReadonlySet<string>,
): readonly string[] {
  return items.flatMap((item) => {
    if (!item.children) {
      return [`${item.pathname}/`];
    }
    const address = groupAddress(item);
    return [
      ...(overviews.has(address) ? [`${address}/`] : []),
      ...addressesOf(item.children, overviews),
    ];
  });
}

/**
 * A product's pages by the sections of its tree, each page once.
 *
 * @returns addresses below the origin, with the slash at their end
 */
export function pageSections({ product, tree }: ProductTree): readonly PageSection[] {
  const overviews = new Set(overviewPathnames(tree, product.basePath));
  return tree.map((group) => {
    const addresses = addressesOf([group], overviews);
    const isOverview = (address: string): boolean => overviews.has(address.slice(0, -1));
    return {
      title: itemLabel(group),
      pages: addresses.filter((address) => !isOverview(address)),
      overviews: addresses.filter(isOverview),
    };
  });
}

/** Every address of a product in reading order: its overview, then its tree. */
export function productAddresses({ product, tree }: ProductTree): readonly string[] {
  const overviews = new Set(overviewPathnames(tree, product.basePath));
  return [`${product.basePath}/`, ...addressesOf(tree, overviews)];
}
