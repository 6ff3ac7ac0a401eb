import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import { comparedAddress } from '../comparedAddress';

/** The categories around each address of a sidebar. */
type Trails = ReadonlyMap<string, ReadonlySet<PropSidebarItem>>;

const known = new WeakMap<readonly PropSidebarItem[], Trails>();
const shells = new WeakMap<PropSidebarItemCategory, PropSidebarItemCategory>();

function findTrails(sidebar: readonly PropSidebarItem[]): Trails {
  const trails = new Map<string, Set<PropSidebarItem>>();
  const visit = (items: readonly PropSidebarItem[], around: readonly PropSidebarItem[]) => {
    for (const item of items) {
      if (item.type !== 'html' && item.href !== undefined) {
        const address = comparedAddress(item.href);
        trails.set(address, new Set([...(trails.get(address) ?? []), ...around]));
      }
      if (item.type === 'category') {
        visit(item.items, [...around, item]);
      }
    }
  };
  visit(sidebar, []);
  return trails;
}

/** A closed category as a page shows it: whether it holds anything, and where it leads. */
function shellOf(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const link = category.items.find((item) => item.type === 'link' && item.unlisted !== true);
  const shell = shells.get(category) ?? (link ? { ...category, items: [link] } : category);
  shells.set(category, shell);
  return shell;
}

function cut(
  items: readonly PropSidebarItem[],
  address: string,
  trail: ReadonlySet<PropSidebarItem> | undefined,
): PropSidebarItem[] {
  return items.map((item) => {
    // An overview shows what is below it.
    if (item.type !== 'category' || (item.href && comparedAddress(item.href) === address)) {
      return item;
    }
    const isClosed = item.collapsible && item.collapsed && trail?.has(item) !== true;
    return isClosed ? shellOf(item) : { ...item, items: cut(item.items, address, trail) };
  });
}

/**
 * A version with what the page at an address shows of its sidebars: of a closed category its first link.
 * Docusaurus looks several times through all that it holds, for each page that is written (spec 9).
 *
 * @param version with all its pages
 * @param pathname the address, as the router is given it
 */
export function versionAt(version: PropVersionMetadata, pathname: string): PropVersionMetadata {
  const address = comparedAddress(pathname);
  const sidebars = Object.entries(version.docsSidebars).map(([name, items]) => {
    const trails = known.get(items) ?? findTrails(items);
    known.set(items, trails);
    return [name, cut(items, address, trails.get(address))] as const;
  });
  return { ...version, docsSidebars: Object.fromEntries(sidebars) };
}
