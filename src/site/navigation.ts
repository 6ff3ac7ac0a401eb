import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import overviews from './overviews.json';
import type { Product } from './productList';

/** An entry of a navigation tree: a page, or a group that has `children` (spec 1.2). */
export interface NavigationItem {
  /** Pathname without a trailing slash; unique in its tree, groups included. */
  readonly pathname: string;
  /** Its label in the sidebar; a group with a title is collapsible. */
  readonly title?: string;
  /** A group with a subheader is a heading that is always open. */
  readonly subheader?: string;
  readonly children?: readonly NavigationItem[];
  /** Shows a "New" badge. */
  readonly newFeature?: boolean;
}

export interface NavigationPage {
  readonly pathname: string;
  readonly title: string;
  /** Group titles, outermost first. */
  readonly trail: readonly string[];
}

/** An item's title or subheader; throws if it has neither. */
export function itemLabel({ pathname, title, subheader }: NavigationItem): string {
  const label = title ?? subheader;
  if (!label) {
    throw new Error(`Navigation item ${pathname} has neither a title nor a subheader`);
  }
  return label;
}

/** Every item of a tree in reading order, groups before their items. */
export function* walkItems(items: readonly NavigationItem[]): Generator<NavigationItem> {
  for (const item of items) {
    yield item;
    yield* walkItems(item.children ?? []);
  }
}

/** Every page of a tree in reading order (spec 1.2). */
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

/** Throws if a tree repeats a pathname, groups included (spec 1.3). */
export function assertUniquePathnames(items: readonly NavigationItem[]): void {
  const pathnames = Array.from(walkItems(items), ({ pathname }) => pathname);
  const repeated = pathnames.find((pathname, index) => pathnames.indexOf(pathname) < index);
  if (repeated !== undefined) {
    throw new Error(`Duplicated pathname ${repeated} in pages`);
  }
}

/** Folders of pages that are no pages themselves, from `basePath`, shortest first (spec 1.1). */
export function overviewPathnames(items: readonly NavigationItem[], basePath: string): string[] {
  const pages = new Set(listPages(items).map(({ pathname }) => pathname));
  const parents = new Set<string>();
  for (const segments of Array.from(pages, (pathname) => pathname.split('/'))) {
    while (segments.pop() !== undefined) {
      parents.add(segments.join('/'));
    }
  }
  return [...parents]
    .filter((parent) => parent.startsWith(basePath) && !pages.has(parent))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
}

/** The URL of a group's overview: its pathname without `-group`. */
export function groupAddress(group: NavigationItem): string {
  return group.pathname.replace(/-group$/, '');
}

/** Docusaurus's id of a page, which is the `index.mdx` of its own folder. */
export function docId(pathname: string, basePath: string): string {
  return `${pathname.slice(basePath.length + 1)}/index`;
}

/** Descriptions of overviews, by URL path without a trailing slash. */
const OVERVIEWS: Readonly<Partial<Record<string, string>>> = overviews;

/** The description of a group's overview; by default, the titles of its first pages. */
function describeGroup(group: NavigationItem, productName: string): string {
  const description = OVERVIEWS[groupAddress(group)];
  if (description !== undefined) {
    return description;
  }
  const titles = listPages(group.children ?? []).map(({ title }) => title);
  const shown = titles.slice(0, 3).join(', ');
  const rest = titles.length > 3 ? ` and ${titles.length - 3} more` : '';
  return `${itemLabel(group)} in the ${productName} documentation, page by page: ${shown}${rest}.`;
}

type SidebarItem = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>[number];

/**
 * Derives a Docusaurus sidebar from a tree (spec 1.2), with overviews of groups (spec 1.1).
 *
 * @throws Error on a repeated pathname (spec 1.3), or an item without a label
 */
export function treeToSidebar(
  items: readonly NavigationItem[],
  { basePath, name }: Pick<Product, 'basePath' | 'name'>,
): SidebarItem[] {
  assertUniquePathnames(items);
  const overviews = new Set(overviewPathnames(items, basePath));

  function toItem(item: NavigationItem): SidebarItem {
    const label = itemLabel(item);
    const badge = item.newFeature ? 'sidebar-new' : undefined;
    if (!item.children) {
      return { type: 'doc', id: docId(item.pathname, basePath), label, className: badge };
    }
    const isHeading = item.title === undefined;
    const address = groupAddress(item);
    const overview = {
      type: 'generated-index',
      slug: address.slice(basePath.length),
      title: label,
      description: describeGroup(item, name),
    } as const;
    return {
      type: 'category',
      label,
      className: clsx(isHeading && 'sidebar-heading', badge) || undefined,
      collapsible: !isHeading,
      items: item.children.map(toItem),
      ...(overviews.delete(address) && { link: overview }),
    };
  }

  return items.map(toItem);
}
