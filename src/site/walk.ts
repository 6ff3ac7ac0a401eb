import type { NavigationItem, NavigationPage } from './types';

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
