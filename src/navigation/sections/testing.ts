import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** A page in a sidebar. */
export const link = (href: string): PropSidebarItem => ({
  type: 'link',
  href,
  label: href,
  docId: href,
});

/** A group in a sidebar: closed, unless `open` says otherwise. */
export const group = (
  label: string,
  items: PropSidebarItem[],
  { href, open = false }: { href?: string; open?: boolean } = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: !open,
  collapsed: !open,
  ...(href !== undefined && { href }),
});

/** The addresses of a sidebar's pages. */
export function pagesOf(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return [...pagesOf(item.items), item.href ?? []].flat();
    }
    return item.type === 'link' ? [item.href] : [];
  });
}

/** A version of the docs instance `docs`, with these groups as its sidebar. */
export function versionOf(items: PropSidebarItem[]): PropVersionMetadata {
  const docs = pagesOf(items).map((id) => [id, { id, title: id, description: `About ${id}` }]);
  return {
    pluginId: 'docs',
    version: 'current',
    label: 'Next',
    banner: null,
    badge: false,
    className: '',
    isLast: true,
    noIndex: false,
    docsSidebars: { main: items },
    docs: Object.fromEntries(docs) as PropVersionMetadata['docs'],
  };
}
