import {
  docId,
  groupAddress,
  listPages,
  overviewPathnames,
  walkItems,
  type NavigationItem,
  type Product,
} from '../navigation';

/**
 * Compares a product's tree with its pages (spec 1.1, 8).
 *
 * @param items the tree
 * @param docIds ids of the pages there are
 * @param product whose tree it is
 * @returns one line for each page without an entry, entry without a page, and address that would
 *   lead to a 404; empty when all is well
 */
export function compareTreeWithPages(
  items: readonly NavigationItem[],
  docIds: readonly string[],
  product: Product,
): string[] {
  const folder = product.docsPluginId;
  const sidebar = `sidebars-${folder.replace('docs-', '')}.ts`;
  const entries = new Map(
    listPages(items).map(({ pathname }) => [docId(pathname, product.basePath), pathname]),
  );
  const groups = new Set([...walkItems(items)].filter((item) => item.children).map(groupAddress));
  const orphans = docIds
    .filter((id) => !entries.has(id))
    .map((id) => `${folder}/${id}.mdx is in no tree: add its address to ${sidebar}`);
  const missing = [...entries]
    .filter(([id]) => !docIds.includes(id))
    .map(([id, pathname]) => `${pathname} in ${sidebar} has no page: write ${folder}/${id}.mdx`);
  const uncovered = overviewPathnames(items, product.basePath)
    .filter((pathname) => pathname !== product.basePath && !groups.has(pathname))
    .map((pathname) => `${pathname}/ leads nowhere: ${sidebar} has no group with this address`);
  return [...orphans, ...missing, ...uncovered];
}
