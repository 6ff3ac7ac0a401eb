import { itemLabel, listPages, type NavigationItem } from '../../site';

/**
 * Trees with more pages than this show only the open groups' pages: each page of the site holds its
 * tree, so the site would grow with the square of its pages.
 */
const WHOLE_TREE_LIMIT = 300;

/** A tree, prepared for drawing it on each of its pages. */
export interface MenuTree {
  readonly items: readonly NavigationItem[];
  /** Whether closed groups hold their pages too. */
  readonly isWhole: boolean;
  /** The groups that a pathname stands in, by the pathname. */
  readonly groupsOf: ReadonlyMap<string, readonly NavigationItem[]>;
}

function collect(
  items: readonly NavigationItem[],
  groups: readonly NavigationItem[],
  into: Map<string, readonly NavigationItem[]>,
): void {
  for (const item of items) {
    if (item.children) {
      collect(item.children, [...groups, item], into);
    } else {
      into.set(item.pathname, groups);
    }
  }
}

/** Prepares a tree once for all its pages. */
export function menuTree(items: readonly NavigationItem[]): MenuTree {
  const groupsOf = new Map<string, readonly NavigationItem[]>();
  collect(items, [], groupsOf);
  return { items, isWhole: groupsOf.size <= WHOLE_TREE_LIMIT, groupsOf };
}

/**
 * Where a closed group of a large tree leads: its first page.
 *
 * @throws Error for a group without pages
 */
export function firstPage(group: NavigationItem): string {
  const [first] = listPages(group.children ?? []);
  if (!first) {
    throw new Error(`The group "${itemLabel(group)}" of a navigation tree has no pages`);
  }
  return first.pathname;
}
