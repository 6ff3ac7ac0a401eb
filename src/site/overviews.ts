import type { NavigationItem } from './types';
import { listPages } from './walk';

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
