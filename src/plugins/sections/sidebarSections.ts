import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

/** A category that is closed until a reader opens it: its items and pages are loaded on their own. */
export interface SidebarSection {
  readonly pluginId: string;
  /** Its items; a category among them that is a section itself has a shell in its place. */
  readonly items: PropSidebarItem[];
  /** The addresses of its pages. */
  readonly pages: readonly string[];
  /** The address of its overview, if it has one. */
  readonly overview: string | null;
  /** What the overview says about its pages, by their ids. */
  readonly docs: PropVersionDocs;
  /** The sections around it, from the outermost. */
  readonly parents: readonly number[];
}

function firstLink(items: readonly PropSidebarItem[]): PropSidebarItemLink | null {
  for (const item of items) {
    const link = item.type === 'category' ? firstLink(item.items) : item;
    if (link?.type === 'link') {
      return link;
    }
  }
  return null;
}

/**
 * Takes what is below closed categories out of a version's sidebars.
 *
 * @param version of a docs instance, as Docusaurus gives it to its pages
 * @param sections to which its sections are added
 * @returns the version that every page of the instance loads. In the place of a section's items is
 *   the first of its pages, by whose `customProps.section` the sidebar asks for the others.
 */
export function takeSections(
  version: PropVersionMetadata,
  sections: SidebarSection[],
): PropVersionMetadata {
  function docsOf(links: readonly PropSidebarItemLink[]): PropVersionDocs {
    const ids = links.flatMap(({ docId }) => docId ?? []);
    return Object.fromEntries(Object.entries(version.docs).filter(([id]) => ids.includes(id)));
  }

  function cut(
    items: readonly PropSidebarItem[],
    parents: readonly number[],
    pages: PropSidebarItemLink[],
  ): PropSidebarItem[] {
    return items.map((item) => {
      if (item.type !== 'category') {
        if (item.type === 'link') {
          pages.push(item);
        }
        return item;
      }
      const first = firstLink(item.items);
      const isSection = item.collapsible && item.collapsed && first !== null;
      return isSection
        ? shell(item, first, parents)
        : { ...item, items: cut(item.items, parents, pages) };
    });
  }

  function shell(
    category: PropSidebarItemCategory,
    first: PropSidebarItemLink,
    parents: readonly number[],
  ): PropSidebarItemCategory {
    const section = sections.length;
    const links: PropSidebarItemLink[] = [];
    // Its number has to be taken before those of the sections in it.
    const reserved = { pluginId: version.pluginId, parents, overview: category.href ?? null };
    sections.push({ ...reserved, items: [], pages: [], docs: {} });
    const items = cut(category.items, [...parents, section], links);
    sections[section] = {
      ...reserved,
      items,
      pages: [...links.map(({ href }) => href), category.href ?? []].flat(),
      // Only an overview shows what its pages say about themselves.
      docs: category.href === undefined ? {} : docsOf(links),
    };
    return {
      ...category,
      customProps: { ...category.customProps, section },
      items: [{ ...first, customProps: { ...first.customProps, section } }],
    };
  }

  const open: PropSidebarItemLink[] = [];
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, cut(items, [], open)]),
  );
  return { ...version, docsSidebars, docs: docsOf(open) };
}
