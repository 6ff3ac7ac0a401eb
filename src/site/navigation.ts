import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';

/** An entry of a navigation tree: a page, or a group that has `children` (spec 1.2). */
export interface NavigationItem {
  /** Address below the origin, without a trailing slash; unique in its tree, groups included. */
  readonly pathname: string;
  /** What the sidebar calls it; a group with a title can fold. */
  readonly title?: string;
  /** A group with a subheader is a heading that stays open. */
  readonly subheader?: string;
  readonly children?: readonly NavigationItem[];
  /** Shows a "New" badge. */
  readonly newFeature?: boolean;
}

/** A page of a tree with the titles of the groups it stands in. */
export interface NavigationPage {
  readonly pathname: string;
  readonly title: string;
  /** Group titles from the outside in. */
  readonly trail: readonly string[];
}

/**
 * What an item is called: its title, or the subheader of a heading.
 *
 * @throws Error when it has neither, naming its pathname
 */
export function itemLabel(item: NavigationItem): string {
  const label = item.title ?? item.subheader;
  if (!label) {
    throw new Error(`Navigation item ${item.pathname} has neither a title nor a subheader`);
  }
  return label;
}

/** Every item of a tree in reading order, groups before what is in them. */
export function* walkItems(items: readonly NavigationItem[]): Generator<NavigationItem> {
  for (const item of items) {
    yield item;
    yield* walkItems(item.children ?? []);
  }
}

/** Every page of a tree in reading order, each with the groups it stands in (spec 1.2). */
export function listPages(
  items: readonly NavigationItem[],
  trail: readonly string[] = [],
): NavigationPage[] {
  return items.flatMap((item) =>
    item.children
      ? listPages(item.children, [...trail, itemLabel(item)])
      : [{ pathname: item.pathname, title: itemLabel(item), trail }],
  );
}

/**
 * Makes sure that no pathname stands twice in a tree, groups included (spec 1.3).
 *
 * @throws Error `Duplicated pathname <pathname> in pages`
 */
export function assertUniquePathnames(items: readonly NavigationItem[]): void {
  const seen = new Set<string>();
  for (const { pathname } of walkItems(items)) {
    if (seen.has(pathname)) {
      throw new Error(`Duplicated pathname ${pathname} in pages`);
    }
    seen.add(pathname);
  }
}

/**
 * The addresses a reader gets to by cutting the end off a page's address, and that are no page
 * themselves: each needs an overview of what is below it (spec 1.1).
 *
 * @param items a product's tree
 * @param basePath the product's own address, such as `/toolpad/core`; the shortest one returned
 * @returns addresses without a trailing slash, shortest first
 */
export function overviewPathnames(items: readonly NavigationItem[], basePath: string): string[] {
  const pages = new Set(listPages(items).map(({ pathname }) => pathname));
  const parents = new Set<string>();
  for (const pathname of pages) {
    let parent = pathname.slice(0, pathname.lastIndexOf('/'));
    while (parent.startsWith(basePath)) {
      parents.add(parent);
      parent = parent.slice(0, parent.lastIndexOf('/'));
    }
  }
  return [...parents]
    .filter((parent) => !pages.has(parent))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
}

const GROUP_SUFFIX = /-group$/;

/**
 * The address that an overview of a group's pages would have: its pathname without the `-group`
 * that sets it apart from a page of the same name.
 */
export function groupAddress(group: NavigationItem): string {
  return group.pathname.replace(GROUP_SUFFIX, '');
}

type SidebarItem = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>[number];
type SidebarCategory = Extract<SidebarItem, { type: 'category' }>;

/** Which product a tree is of. */
interface TreeProduct {
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
