import type {
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

/** What a section brings for the sidebar and for its overview. */
export interface SectionItems {
  readonly pluginId: string;
  readonly items: PropSidebarItem[];
  readonly docs: PropVersionDocs;
}

const sections = new Map<number, SectionItems>();
const listeners = new Set<() => void>();
let loadSection: (section: number) => Promise<void> = () => Promise.resolve();

/** Keeps what a loaded section brings, and tells who listens. */
export function addItems(section: number, items: SectionItems): void {
  sections.set(section, items);
  listeners.forEach((listener) => listener());
}

/** Says how sections are loaded: in browsers only, the server has them all in its sidebar. */
export function provideLoader(loader: typeof loadSection): void {
  loadSection = loader;
}

/** Has a section loaded whose category was opened. */
export function requestSection(section: number): void {
  loadSection(section).catch(() => {
    // Its first page shows and is a link like any other; the section comes with that page.
  });
}

/** How many sections are there; another number is another state. */
export function countSections(): number {
  return sections.size;
}

/** @returns how to stop listening */
export function subscribeToItems(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The section that stands in a sidebar item's place or will bring the item, if any. */
export function sectionOf(item: PropSidebarItem): number | null {
  const section = item.customProps?.section;
  return typeof section === 'number' ? section : null;
}

function fill(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const section = sectionOf(item);
    const loaded = section === null ? undefined : sections.get(section);
    return { ...item, items: fill(loaded?.items ?? item.items) };
  });
}

/** A version with the items of the sections that are there by now (spec 9). */
export function fillVersion(version: PropVersionMetadata): PropVersionMetadata {
  if (sections.size === 0) {
    return version;
  }
  const docs = [...sections.values()]
    .filter(({ pluginId }) => pluginId === version.pluginId)
    .map((section) => section.docs);
  return {
    ...version,
    docs: Object.assign({}, version.docs, ...docs) as PropVersionDocs,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [name, fill(items)]),
    ),
  };
}
