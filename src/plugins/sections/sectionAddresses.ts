import type { SidebarSection } from './sidebarSections';

/** The address that a page's own is below; both end with a slash. */
function folderOf(address: string): string {
  return address.replace(/[^/]+\/*$/, '');
}

/**
 * Where each section's pages are.
 *
 * @returns what `sectionsAt` reads: from the address of a folder (with a slash at its end) or of an
 *   overview (without one) to the numbers of the sections that a page there needs
 */
export function sectionAddresses(sections: readonly SidebarSection[]): Record<string, number[]> {
  const addresses = new Map<string, Set<number>>();
  const add = (address: string, wanted: readonly number[]) =>
    addresses.set(address, new Set([...(addresses.get(address) ?? []), ...wanted]));
  sections.forEach(({ pages, overview, parents }, section) => {
    const wanted = [...parents, section];
    pages.filter((page) => page !== overview).forEach((page) => add(folderOf(page), wanted));
    // An overview counts the pages of the sections in it.
    [overview, ...parents.map((parent) => sections[parent]?.overview)].forEach((address) => {
      if (typeof address === 'string') {
        add(address.replace(/\/$/, ''), wanted);
      }
    });
  });
  return Object.fromEntries([...addresses].map(([address, wanted]) => [address, [...wanted]]));
}
