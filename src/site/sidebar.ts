import clsx from 'clsx';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { groupAddress, overviewPathnames } from './overviews';
import type { NavigationItem } from './types';
import { assertUniquePathnames, itemLabel, listPages } from './walk';

type SidebarItem = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>[number];
type SidebarCategory = Extract<SidebarItem, { type: 'category' }>;

/** Which product a tree is of. */
export interface TreeProduct {
  /** Its address, such as `/toolpad/core`. */
  readonly basePath: string;
  /** Its name, such as `Toolpad Core`. */
  readonly name: string;
}

/** The id Docusaurus gives to a page's file: each page is the `index.mdx` of its own folder. */
export function docId(pathname: string, basePath: string): string {
  return `${pathname.slice(basePath.length + 1)}/index`;
}

/** One sentence on what an overview leads to, made of the titles of the first pages below it. */
function describeGroup(group: NavigationItem, product: TreeProduct): string {
  const titles = listPages(group.children ?? []).map(({ title }) => title);
  const shown = titles.slice(0, 3).join(', ');
  const rest = titles.length > 3 ? ` and ${titles.length - 3} more` : '';
  return `${itemLabel(group)} in the ${product.name} documentation, page by page: ${shown}${rest}.`;
}

/**
 * Turns a navigation tree into a Docusaurus sidebar (spec 1.2). A group whose address would lead
 * nowhere gets an overview of its pages there (spec 1.1).
 *
 * @param items the product's tree
 * @param product its address and name
 * @throws Error on a repeated pathname (spec 1.3), or an item without a label
 */
export function treeToSidebar(
  items: readonly NavigationItem[],
  product: TreeProduct,
): SidebarItem[] {
  assertUniquePathnames(items);
  const overviews = new Set(overviewPathnames(items, product.basePath));

  function toItem(item: NavigationItem): SidebarItem {
    const label = itemLabel(item);
    const badge = item.newFeature ? 'sidebar-new' : undefined;
    if (!item.children) {
      return { type: 'doc', id: docId(item.pathname, product.basePath), label, className: badge };
    }
    const isHeading = item.title === undefined;
    const address = groupAddress(item);
    const category: SidebarCategory = {
      type: 'category',
      label,
      className: isHeading ? clsx('sidebar-heading', badge) : badge,
      collapsible: !isHeading,
      items: item.children.map(toItem),
    };
    if (!overviews.delete(address)) {
      return category;
    }
    return {
      ...category,
      link: {
        type: 'generated-index',
        slug: address.slice(product.basePath.length),
        title: label,
        description: describeGroup(item, product),
      },
    };
  }

  return items.map(toItem);
}
