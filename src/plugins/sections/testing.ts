import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GeneratedFiles, GeneratedRoute } from './generatedRoutes';

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

function pagesOf(items: readonly PropSidebarItem[]): string[] {
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

/** What Docusaurus generates for a site with a home page and that version. */
export function filesOf(version: PropVersionMetadata): GeneratedFiles {
  const pages = pagesOf(version.docsSidebars.main ?? []);
  const route = (path: string, routes?: GeneratedRoute[]): GeneratedRoute => ({
    path,
    component: { path, hash: routes ? 'dir' : 'abc' },
    ...(routes ? { routes } : { exact: true, sidebar: 'main' }),
  });
  return {
    routes: [
      route('/'),
      route('/docs/', [
        route(
          '/docs/',
          pages.map((page) => route(page)),
        ),
      ]),
    ],
    registry: {
      home: '@site/home',
      item: '@theme/DocItem',
      version: '@generated/docs/p/version.json',
      ...Object.fromEntries(pages.map((page) => [`content${page}`, `@site${page}index.mdx`])),
    },
    chunkNames: {
      '/-abc': { __comp: 'home' },
      '/docs/-dir': { __comp: 'item', __props: 'version' },
      ...Object.fromEntries(
        pages.map((page) => [`${page}-abc`, { __comp: 'item', content: `content${page}` }]),
      ),
    },
  };
}
